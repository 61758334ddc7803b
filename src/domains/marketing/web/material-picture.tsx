import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#ui/skeleton.tsx';
import { pageOptions } from './api.ts';

interface MaterialPictureProps {
  id: string;
  version: number;
  page?: number;
  alt: string;
  /** Of the material, in any unit. */
  width: number;
  height: number;
}

/** A page of a material, small. */
export function MaterialPicture({ id, version, page = 1, alt, width, height }: MaterialPictureProps) {
  const { data, isPending } = useQuery(pageOptions(id, page, version));
  if (isPending) return <Skeleton className="h-full w-full" />;
  if (data == null) return <p className="p-4 text-center text-sm text-ink-soft">We couldn’t draw this page.</p>;
  return <img src={data} alt={alt} width={width} height={height} className="h-auto max-h-full w-auto max-w-full shadow-card" />;
}
