import { useState } from 'react';
import { reportBrokenLink } from '#domains/analytics/web/index.ts';
import { Button } from '#ui/button.tsx';

/** Tells the people of this site that a link leads nowhere; it says nothing of who pressed it. */
export function ReportBrokenLink({ path }: { path: string }) {
  const [isTold, setTold] = useState(false);
  return isTold ? (
    <span role="status">Thanks, we’ll look into it.</span>
  ) : (
    <Button
      size="small"
      variant="quiet"
      onClick={() => {
        reportBrokenLink(path);
        setTold(true);
      }}
    >
      Report a broken link
    </Button>
  );
}
