import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { PageMessage } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';
import { api } from '../../api.ts';
import { showShop, useMe } from '../../me.tsx';
import { useWindowTitle } from '../../shell/window-title.ts';
import { ChatboxStep } from './chatbox-step.tsx';
import { FoundStep } from './found-step.tsx';
import classes from './onboarding.module.css';

/** In place of every page until the shop is set up: admins set it up, members wait. */
export function Onboarding() {
  useWindowTitle('Set up · Chatty');
  return useMe().member.role === 'admin' ? <SetUp /> : <Waiting />;
}

function SetUp() {
  const { shop } = useMe();
  const finish = useFinish();
  return (
    <Page
      title={`Welcome, ${shop.name}`}
      subtitle="Three steps, and Chatty answers your visitors. Everything can be changed later."
      width="narrow"
    >
      <ol className={classes.steps}>
        <li>
          <Card title="1. What Chatty has found in your store">
            <FoundStep />
          </Card>
        </li>
        <li>
          <Card title="2. Turn the chatbox on in your theme">
            <ChatboxStep />
          </Card>
        </li>
        <li>
          <Card title="3. Go to your inbox">
            <p className={classes.text}>
              Conversations of your visitors come in there. Add FAQs next: visitors find them in the chatbox, and the
              assistant quotes them.
            </p>
            <Button onClick={() => finish.mutate()} loading={finish.isPending}>
              Finish
            </Button>
          </Card>
        </li>
      </ol>
    </Page>
  );
}

function useFinish() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api('POST /shop', { body: { setupDone: true } }),
    onSuccess({ data }) {
      showShop(client, data);
      toastDone('Onboarding completed');
      void navigate('/');
    },
    onError: (problem) => toastFailure(problem),
  });
}

function Waiting() {
  return (
    <PageMessage
      icon={<IconHourglass size={40} stroke={1.4} />}
      title="This shop is being set up"
      text="An admin of the shop has a few steps to finish. This page opens by itself then."
    />
  );
}
