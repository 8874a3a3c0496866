export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="1.75em" height="1.75em" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <g fill="none" stroke="var(--on-accent)" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8 22 15 9.5" />
        <path d="M24 22 17 9.5" />
        <path d="M12 22h8" opacity="0.75" />
      </g>
    </svg>
  );
}
