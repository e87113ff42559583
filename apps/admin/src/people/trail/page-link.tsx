import type { TrailStep } from '@chatty/contract/trail';
import { safeHref } from '@chatty/prose/safe-href';
import { texts } from '#texts/trail.ts';

export type PageStep = Extract<TrailStep, { kind: 'page' }>;

/** A page of a trail as it called itself, else by its path; a link only where the address is one of the web. */
export function PageLink({ step, className }: { step: PageStep; className?: string }) {
  const href = step.url.startsWith('http') ? safeHref(step.url) : null;
  const path = href === null ? step.url : new URL(href).pathname;
  const page = step.title || path;
  if (href === null)
    return (
      <span className={className} dir="auto">
        {page}
      </span>
    );
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={texts.opensInNewTab(page)}
      title={path}
      className={className}
      dir="auto"
    >
      {page}
    </a>
  );
}
