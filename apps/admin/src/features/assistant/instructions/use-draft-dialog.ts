import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The name that the specification's section 2 gives it. */
const opening = 'create-width-ai';

/** Whether the dialog that proposes an instruction is open. An address may open it, and says so no longer then. */
export function useDraftDialog(mayOpen: boolean) {
  const [opened, setOpened] = useState(false);
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has(opening);
  useEffect(() => {
    if (!isAsked) return;
    if (mayOpen) setOpened(true);
    setSearch({}, { replace: true });
  }, [isAsked, mayOpen, setSearch]);
  return { opened, open: () => setOpened(true), close: () => setOpened(false) };
}
