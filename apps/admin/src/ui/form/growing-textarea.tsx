import { Textarea, type TextareaProps } from '@mantine/core';
import type { Ref } from 'react';
import classes from './growing-textarea.module.css';

interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'classNames' | 'style'> {
  minRows: number;
  maxRows: number;
  classNames?: { input?: string | undefined };
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Where the browser grows a field by itself. A script that does so reads the field's style each time that it is drawn, so that
 * all that has just been put into the page is laid out once more: half of what opening a long thread took.
 */
const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** A field as tall as its words, from so many lines to so many. What pads it above and below is told by `--lines-padding`. */
export function GrowingTextarea({ minRows, maxRows, classNames, ...field }: GrowingTextareaProps) {
  if (!growsByItself)
    return <Textarea autosize {...{ minRows, maxRows, ...field }} {...(classNames && { classNames })} />;
  return (
    <Textarea
      {...field}
      classNames={{ input: [classes.field, classNames?.input].filter(Boolean).join(' ') }}
      style={{ '--least-lines': minRows, '--most-lines': maxRows }}
    />
  );
}
