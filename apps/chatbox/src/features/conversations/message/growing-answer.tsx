import { Prose } from '@chatty/prose/react';
import type { ReactNode } from 'react';
import { say } from '../../../ui/say.ts';

/** Three dots: somebody writes. `label` says who to those who cannot see them. */
export function Dots({ label, step }: { label: string; step?: string | null }): ReactNode {
  return (
    <div className="bubble dots">
      <span className="dot" />
      <span className="dot" />
      <span className="dot" />
      {step ? <span className="step">{step}</span> : <span className="unseen">{label}</span>}
    </div>
  );
}

/** The assistant's answer while it is being written: what stands so far, and what it is doing now. */
export function GrowingAnswer({ text, step }: { text: string; step: string | null }): ReactNode {
  if (text === '') return <Dots label={say('assistantThinking')} step={step} />;
  return (
    <>
      <Prose className="bubble bubble-growing" text={text} />
      {step && <p className="under-bubble step">{step}</p>}
    </>
  );
}
