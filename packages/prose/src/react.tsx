import { createElement, type JSX } from 'react';
import { type Inline, parseProse } from './parse.ts';

interface ProseProps {
  text: string;
  className?: string;
  /** Where site-relative links lead when the text is shown on another site, such as the shop's address. */
  base?: string;
}

/** Attributes of a link; one that leads to another site opens beside the page and tells it nothing. */
function linkTo(href: string, base: string | undefined): JSX.IntrinsicElements['a'] {
  if (!/^(?:https?:|\/)/i.test(href)) return { href };
  const here = typeof location === 'undefined' ? 'https://nowhere.invalid/' : location.href;
  const full = new URL(href, base ?? here);
  if (full.origin === new URL(here).origin) return { href: full.href };
  return { href: full.href, target: '_blank', rel: 'noopener nofollow' };
}

function draw(nodes: Inline[], base: string | undefined): JSX.Element[] {
  return nodes.map((it, key) => {
    switch (it.type) {
      case 'text':
        return <span key={key}>{it.text}</span>;
      case 'code':
        return <code key={key}>{it.text}</code>;
      case 'break':
        return <br key={key} />;
      case 'link':
        return (
          <a key={key} {...linkTo(it.href, base)}>
            {draw(it.children, base)}
          </a>
        );
      default:
        return createElement(it.type, { key }, draw(it.children, base));
    }
  });
}

/** Shows message text. Works with React and with preact/compat. */
export function Prose({ text, className, base }: ProseProps): JSX.Element {
  return (
    <div className={className}>
      {parseProse(text).map((block, key) => {
        if (block.type === 'paragraph') return <p key={key}>{draw(block.children, base)}</p>;
        const items = block.items.map((it, item) => <li key={item}>{draw(it, base)}</li>);
        return block.ordered ? (
          <ol key={key} start={block.start}>
            {items}
          </ol>
        ) : (
          <ul key={key}>{items}</ul>
        );
      })}
    </div>
  );
}
