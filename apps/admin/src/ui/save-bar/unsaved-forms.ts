/** A form with a save bar, as those see it who want to leave it. */
interface Form {
  isUnsaved(): boolean;
  shake(): void;
}

const forms = new Set<Form>();

/** Tells of a form that is open; the answer takes it back. */
export function openForm(form: Form): () => void {
  forms.add(form);
  return () => void forms.delete(form);
}

/**
 * Runs what leaves a form, such as deleting what it shows or signing out, only when nothing is unsaved in any form that
 * is open. Otherwise nothing runs and the save bar shakes. Answers whether it ran. Source: specification, section 4.
 */
export function leaveForm(action: () => void): boolean {
  const unsaved = [...forms].filter((it) => it.isUnsaved());
  for (const it of unsaved) it.shake();
  if (unsaved.length === 0) action();
  return unsaved.length === 0;
}
