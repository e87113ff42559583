import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

const afterMs = 1_000;

export function Footer() {
  const [shown, setShown] = useState(false);
  useTimeout(() => setShown(true), afterMs, { autoInvoke: true });
  return (
    <footer
      style={{
        marginTop: 'auto',
        padding: '24px 16px',
        textAlign: 'center',
        fontSize: 12,
        color: 'var(--ink-soft)',
        minHeight: 66,
      }}
    >
      {shown && 'Created by Chatty with love'}
    </footer>
  );
}
