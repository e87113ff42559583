import { CallFailed } from '@chatty/client/api';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { texts } from '#texts/ui.ts';
import { failureText } from '../toast.tsx';
import { firstWrongField, type Problems } from './problems.ts';
import { firstProblem, type Rule } from './rules.ts';

interface FormOptions<Name extends string> {
  initial: Record<Name, string>;
  rules: Partial<Record<Name, readonly Rule<string>[]>>;
  /** Throws `CallFailed`: its fields are shown beside the fields, anything else above the form. */
  submit(values: Record<Name, string>): Promise<void>;
  /** What is said of a failure that brings no words of its own. */
  otherwise?: string;
}

/** The first field with a problem, or else the first field. */
const fieldToMend = (id: string) =>
  firstWrongField(id) ?? document.getElementById(id)?.querySelector<HTMLElement>('input:not([hidden])');

/**
 * A small form of texts that is sent as a whole. Nothing is called wrong before it was sent once; what was typed stays
 * after a failure, and each problem stands beside its field until that field changes.
 */
export function useTextForm<Name extends string>({
  initial,
  rules,
  submit,
  otherwise = texts.failedToSave,
}: FormOptions<Name>) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Record<Name, string>>>({});
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const names = Object.keys(initial) as Name[];

  const complain = (found: Problems<Record<Name, string>>, said: string) => {
    setProblems(found);
    setMessage(said);
    requestAnimationFrame(() => fieldToMend(id)?.focus());
  };

  const problemsOf = (them: Record<Name, string>) => {
    const found: Problems<Record<Name, string>> = {};
    for (const name of names) {
      const problem = firstProblem(them[name], rules[name] ?? []);
      if (problem) found[name] = problem;
    }
    return found;
  };

  const send = async (them: Record<Name, string>) => {
    if (busy) return;
    const wrong = problemsOf(them);
    if (Object.keys(wrong).length > 0) return complain(wrong, '');
    setBusy(true);
    setProblems({});
    setMessage('');
    try {
      await submit(them);
    } catch (problem) {
      const told = problem instanceof CallFailed ? problem.fields : {};
      const found: Problems<Record<Name, string>> = {};
      for (const name of names) if (told[name]) found[name] = told[name];
      complain(found, Object.keys(found).length > 0 ? '' : failureText(problem, otherwise));
    } finally {
      setBusy(false);
    }
  };

  const set = (name: Name, text: string) => {
    setValues((now) => ({ ...now, [name]: text }));
    setProblems((now) => ({ ...now, [name]: undefined }));
  };

  return {
    values,
    busy,
    /** What went wrong with the whole, or nothing. */
    message,
    set,
    /** Sends at once with these values in place of what the fields hold. */
    sendWith: (part: Partial<Record<Name, string>>) => void send({ ...values, ...part }),
    form: {
      id,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void send(values);
      },
    },
    field: (name: Name) => ({
      name,
      value: values[name],
      error: problems[name],
      // Not every kind of field says it by itself.
      'aria-invalid': problems[name] !== undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.value),
    }),
  };
}
