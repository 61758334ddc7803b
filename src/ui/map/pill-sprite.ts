import type { StyleImageMetadata } from 'maplibre-gl';
import type { MapColors } from './map-theme.ts';
import { pillColors, type PillLook } from './pin-colors.ts';

const LOOKS: readonly PillLook[] = ['normal', 'viewed', 'cut', 'saved', 'focus'];

const PIXEL_RATIO = 2;
const MARGIN = 10;
const SIZE = 48;
const MIDDLE = MARGIN + SIZE / 2;
const FULL = SIZE + 2 * MARGIN;

const NAME = /^pill-(normal|viewed|cut|saved|focus)-(light|dark)$/;

export function pillName(look: PillLook, theme: string): string {
  return `pill-${look}-${theme}`;
}

/** The look that an image's name asks for; undefined for images that are not pills. */
export function pillLookOf(name: string): PillLook | undefined {
  const look = NAME.exec(name)?.[1];
  return LOOKS.find((known) => known === look);
}

/** One round sprite that the map stretches to the width of any price; only its middle stretches. */
export function drawPill(
  look: PillLook,
  colors: MapColors,
): { image: ImageData; options: Partial<StyleImageMetadata> } | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = FULL;
  canvas.height = FULL;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  const { fill, border } = pillColors(look, colors);
  context.beginPath();
  context.arc(MIDDLE, MIDDLE, SIZE / 2 - 1, 0, 2 * Math.PI);
  context.shadowColor = 'rgb(16 20 18 / 0.35)';
  context.shadowBlur = 7;
  context.shadowOffsetY = 3;
  context.fillStyle = fill;
  context.fill();
  context.shadowColor = 'transparent';
  context.lineWidth = 2;
  context.strokeStyle = border;
  context.stroke();
  return {
    image: context.getImageData(0, 0, FULL, FULL),
    options: {
      pixelRatio: PIXEL_RATIO,
      stretchX: [[MIDDLE - 2, MIDDLE + 2]],
      stretchY: [[MIDDLE - 2, MIDDLE + 2]],
      content: [MARGIN + 18, MARGIN + 12, MARGIN + SIZE - 18, MARGIN + SIZE - 12],
    },
  };
}
