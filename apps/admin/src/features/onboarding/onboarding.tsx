import { Button, Progress, Skeleton, Text } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '#texts/onboarding.ts';
import { Card } from '../../ui/card.tsx';
import { PageMessage } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { toastDone, toastFailure } from '../../ui/toast.tsx';
import { api } from '../../connection/api.ts';
import { showShop, useMe } from '../../people/me.tsx';
import { useWindowTitle } from '../../ui/browser/window-title.ts';
import { ChatboxStep } from './chatbox-step.tsx';
import classes from './onboarding.module.css';
import { useSetUp } from './set-up.ts';
import { Step } from './step.tsx';
import { type StepId, stepIds } from './steps.ts';
import { StoreStep } from './store-step.tsx';
import { TeamStep } from './team-step.tsx';

interface SetUpProps {
  /** The person is told by push messages in this browser. */
  hasPush: boolean;
  /** What other features have for bringing a team together. */
  teamParts: ReactNode;
}

/** In place of every page until the shop is set up: admins set it up, members wait. */
export function Onboarding(props: SetUpProps) {
  useWindowTitle(texts.window);
  return useMe().member.role === 'admin' ? <SetUp {...props} /> : <Waiting />;
}

function SetUp({ hasPush, teamParts }: SetUpProps) {
  const { shop } = useMe();
  const { found, isReady, states, skip, forget } = useSetUp({ hasPush });
  const finish = useFinish(forget);
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<readonly StepId[]>([]);
  // A step opens when its turn comes. A step that was done meanwhile stays open: somebody may be working in it.
  const current = isReady ? (stepIds.find((it) => states[it] === 'current') ?? null) : null;
  const [seen, setSeen] = useState<StepId | null>(null);
  if (current !== seen) {
    setSeen(current);
    if (current && !open.includes(current)) setOpen([...open, current]);
  }
  const close = (stepId: StepId) => setOpen((steps) => steps.filter((one) => one !== stepId));
  const contents: Readonly<Record<StepId, ReactNode>> = {
    store: <StoreStep />,
    chatbox: <ChatboxStep />,
    team: <TeamStep>{teamParts}</TeamStep>,
  };
  const done = stepIds.filter((it) => states[it] === 'done').length;
  const unfinished = stepIds.filter((it) => states[it] !== 'done').map((it) => texts[it].title);
  const [putOff, setPutOff] = useState(0);
  // The button that was pressed is gone with its step: the keyboard goes on at the next.
  useEffect(() => {
    if (putOff > 0) list.current?.querySelector<HTMLElement>('[aria-current="step"] button')?.focus();
  }, [putOff]);
  const later = (stepId: StepId) => {
    skip(stepId);
    close(stepId);
    setPutOff((count) => count + 1);
  };
  if (!isReady) {
    return (
      <Page title={texts.welcome(shop.name)} subtitle={texts.subtitle} width="narrow">
        <Skeleton height={240} radius={12} role="status" aria-label={texts.loading} />
      </Page>
    );
  }
  return (
    <Page title={texts.welcome(shop.name)} subtitle={texts.subtitle} width="narrow">
      <div className={classes.progress}>
        <Text size="sm" fw={600} role="status">
          {texts.progress(done, stepIds.length)}
        </Text>
        <Progress value={(100 * done) / stepIds.length} color="teal.8" aria-label={texts.progressLabel} />
      </div>
      <ol className={classes.steps} ref={list} aria-label={texts.stepsLabel}>
        {stepIds.map((stepId, at) => (
          <Step
            key={stepId}
            number={at + 1}
            title={texts[stepId].title}
            summary={stepId === 'store' ? found : undefined}
            state={states[stepId]}
            open={open.includes(stepId)}
            toggle={() => (open.includes(stepId) ? close(stepId) : setOpen([...open, stepId]))}
            skip={states[stepId] === 'current' ? () => later(stepId) : undefined}
          >
            {contents[stepId]}
          </Step>
        ))}
      </ol>
      <Card title={texts.finishTitle}>
        <p className={classes.text}>
          {texts.finishText}
          {unfinished.length > 0 && ` ${texts.finishOpen(unfinished)}`}
        </p>
        <Button
          onClick={() => finish.mutate()}
          loading={finish.isPending}
          variant={unfinished.length > 0 ? 'default' : 'filled'}
        >
          {texts.finish}
        </Button>
      </Card>
    </Page>
  );
}

function useFinish(forget: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api('POST /shop', { body: { setupDone: true } }),
    onSuccess({ data }) {
      forget();
      showShop(client, data);
      toastDone(texts.completed);
      void navigate('/inbox');
    },
    onError: (problem) => toastFailure(problem),
  });
}

function Waiting() {
  return (
    <PageMessage icon={<IconHourglass size={40} stroke={1.4} />} title={texts.waitingTitle} text={texts.waitingText} />
  );
}
