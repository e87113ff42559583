import { type RefObject, useRef, useState } from 'react';
import { takeFocus } from '../../../ui/browser/take-focus.ts';

export interface FocusInPlace {
  form: RefObject<HTMLFormElement | null>;
  /** The `ref` of the first field and of the button. */
  next: typeof takeFocus | undefined;
  begin(): void;
  end(): void;
}

/**
 * For a form that takes the place of its own button: the keyboard goes along into its first field, and back to the button
 * at the end, unless somebody has gone elsewhere meanwhile. A form that is merely still there takes it from nobody.
 */
export function useFocusInPlace(): FocusInPlace {
  const [follows, setFollows] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  return {
    form,
    next: follows ? takeFocus : undefined,
    begin: () => setFollows(true),
    end() {
      const { activeElement } = document;
      setFollows(activeElement === document.body || form.current?.contains(activeElement) === true);
    },
  };
}
