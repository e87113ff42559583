import type { SyncProgress } from '@chatty/contract/knowledge';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-guide.ts';
import { api } from '../../../connection/api.ts';
import { saveSettings } from '../../../connection/shop-settings/settings-query.ts';
import { showAnswered, useMe } from '../../../people/me.tsx';
import { isEmbedded } from '../../../ui/embedded/app-bridge.ts';
import { useSyncProducts } from '../sources/use-sync.ts';
import type { GuideStep } from './guide-steps.ts';
import classes from './guide.module.css';

interface BodyProps {
  /** Of products; undefined where it could not be read. */
  sync: SyncProgress | undefined;
}

const To = ({ to, label, isFirst = false }: { to: string; label: string; isFirst?: boolean }) => (
  <Button component={Link} to={to} variant={isFirst ? 'filled' : 'default'} size="compact-sm">
    {label}
  </Button>
);

function TrainingData({ sync }: BodyProps) {
  const words = texts['add-training-data'];
  const start = useSyncProducts();
  return (
    <>
      <p>{words.text}</p>
      {sync?.running && <p role="status">{words.syncing}</p>}
      {sync?.error && <p className={classes.problem}>{words.failed(sync.error)}</p>}
      <div className={classes.acts}>
        <Button size="compact-sm" loading={start.isPending} disabled={sync?.running} onClick={() => start.mutate()}>
          {words.sync}
        </Button>
        <To to="/ai_assistant/data_sources" label={words.sources} />
      </div>
    </>
  );
}

function Instruction() {
  const words = texts['add-instruction'];
  return (
    <>
      <p>{words.text}</p>
      <div className={classes.acts}>
        <To to="/ai_assistant/instruction?create-width-ai=true" label={words.generate} isFirst />
        <To to="/ai_assistant/instruction" label={words.write} />
      </div>
    </>
  );
}

const Test = () => (
  <>
    <p>{texts.test.text}</p>
    <div className={classes.acts}>
      <To to="/ai_assistant/test" label={texts.test.test} isFirst />
    </div>
  </>
);

const Fact = ({ isTrue, words }: { isTrue: boolean; words: Record<'true' | 'false', string> }) => {
  const Icon = isTrue ? IconCircleCheck : IconCircleDashed;
  return (
    <li className={classes.fact} data-true={isTrue}>
      <Icon size={17} stroke={1.7} aria-hidden />
      {words[`${isTrue}`]}
    </li>
  );
};

function Activate() {
  const words = texts.activate;
  const client = useQueryClient();
  const { shop, themeEditorUrl } = useMe();
  const { isEnableAIAssistant: isAnswering, enableEmbedCore: isInTheme } = shop;
  const start = useMutation({
    meta: { failure: words.failedToStart },
    mutationFn: () => saveSettings(client, shop.id, { isEnableAIAssistant: true }, { isEnableAIAssistant: false }),
  });
  const { mutate: check, isPending } = useMutation({
    meta: { failure: words.failedToCheck },
    mutationFn: () => showAnswered(client, api('POST /shop/check-embed')),
  });
  // Who comes back from the theme editor wants to know whether it worked.
  useEffect(() => {
    if (isInTheme) return;
    const look = () => document.visibilityState === 'visible' && check();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isInTheme, check]);
  return (
    <>
      <p>{words.text}</p>
      <ul className={classes.facts}>
        <Fact isTrue={isAnswering} words={words.ai} />
        <Fact isTrue={isInTheme} words={words.embed} />
      </ul>
      <div className={classes.acts}>
        {!isAnswering && (
          <Button size="compact-sm" loading={start.isPending} onClick={() => start.mutate()}>
            {words.start}
          </Button>
        )}
        {!isInTheme && themeEditorUrl && (
          <Button
            component="a"
            href={themeEditorUrl}
            target={isEmbedded() ? '_top' : '_blank'}
            rel="noreferrer"
            size="compact-sm"
            aria-label={isEmbedded() ? undefined : `${words.toTheme} ${words.newTab}`}
          >
            {words.toTheme}
          </Button>
        )}
        {!isInTheme && (
          <Button variant="default" size="compact-sm" loading={isPending} onClick={() => check()}>
            {words.check}
          </Button>
        )}
      </div>
    </>
  );
}

/** What is to be done in each step. */
export const stepBodies: Record<GuideStep, ComponentType<BodyProps>> = {
  'add-training-data': TrainingData,
  'add-instruction': Instruction,
  test: Test,
  activate: Activate,
};
