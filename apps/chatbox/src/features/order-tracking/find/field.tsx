import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput'> {
  label: string;
  hint?: string | undefined;
  problem?: string | null | undefined;
  field?: Ref<HTMLInputElement>;
  onWrite(text: string): void;
}

/** A field with its name above it, and below it what is wrong with it or what belongs into it. */
export function Field({ label, hint, problem, field, onWrite, ...input }: FieldProps): ReactNode {
  const id = useId();
  const below = problem ?? hint;
  return (
    <p className="track-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={field}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={below ? `${id}-below` : undefined}
        onInput={(event) => onWrite(event.currentTarget.value)}
      />
      {below && (
        <span id={`${id}-below`} className={problem ? 'problem' : 'faint'}>
          {below}
        </span>
      )}
    </p>
  );
}
