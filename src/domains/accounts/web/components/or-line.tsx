export function OrLine() {
  return (
    <div className="flex items-center gap-4 text-sm text-ink-soft">
      <span aria-hidden="true" className="h-px grow bg-line" />
      or continue with
      <span aria-hidden="true" className="h-px grow bg-line" />
    </div>
  );
}
