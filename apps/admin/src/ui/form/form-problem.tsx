import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

/** What went wrong with a form as a whole; told to screen readers when it appears. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" hidden={!children}>
      {children && (
        <Alert color="red" variant="light" p="xs">
          {children}
        </Alert>
      )}
    </div>
  );
}
