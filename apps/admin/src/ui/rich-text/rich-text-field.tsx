import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import type { ImageField } from './images/use-image-uploads.ts';
import classes from './rich-text.module.css';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

interface RichTextFieldProps {
  label: string;
  description?: string;
  error?: string;
  /** HTML; an empty text is the empty string. */
  value: string;
  onChange(html: string): void;
  images?: ImageField;
  /** The form cannot be saved without it. */
  isRequired?: boolean;
}

/** A form field for formatted text. The editor comes as a chunk of its own when the first one is shown. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, description, error, value, onChange, images, isRequired = true } = props;
  const id = useId();
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <Input.Label
        id={`${id}-label`}
        labelElement="div"
        required={isRequired}
        onClick={() => document.getElementById(id)?.focus()}
      >
        {label}
      </Input.Label>
      {description && <Input.Description id={`${id}-description`}>{description}</Input.Description>}
      <Suspense fallback={<Skeleton className={classes.editor} />}>
        <RichTextEditor
          id={id}
          value={value}
          onChange={onChange}
          labelledBy={`${id}-label`}
          describedBy={described || undefined}
          invalid={Boolean(error)}
          required={isRequired}
          {...(images ? { images } : {})}
        />
      </Suspense>
      {error && (
        <Input.Error id={`${id}-error`} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  );
}
