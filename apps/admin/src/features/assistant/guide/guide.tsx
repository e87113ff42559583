import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconArrowRight, IconSparkles, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-guide.ts';
import { countDone, firstUnfinished, guideSteps } from './guide-steps.ts';
import { GuideStepView } from './guide-step.tsx';
import { stepBodies } from './step-bodies.tsx';
import classes from './guide.module.css';
import { type Guide, useGuide } from './use-guide.ts';

/** Where what is left to do after the last step is done. */
const optimizePath = '/ai_assistant/optimize';

/** Leads through what an assistant needs before it speaks, step by step, each as it really stands. */
export function SetupGuide() {
  const guide = useGuide();
  return guide && <GuideCard guide={guide} />;
}

function GuideCard({ guide }: { guide: Guide }) {
  const { done, isReady, isWhole } = guide;
  const list = useId();
  const count = countDone(done);
  const next = firstUnfinished(done);
  const steps = guideSteps.filter((it) => isWhole || it === next);
  return (
    <section className={classes.guide} aria-label={texts.name}>
      <header className={classes.header}>
        <IconSparkles size={20} stroke={1.7} aria-hidden />
        <h2 className={classes.title}>{isReady ? texts.allDone : texts.title}</h2>
        <span className={classes.count} role="status">
          {texts.count(count, guideSteps.length)}
        </span>
        <div className={classes.acts}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isWhole}
            aria-controls={list}
            onClick={() => guide.showWhole(!isWhole)}
          >
            {isWhole ? texts.viewLess : texts.viewAll}
          </Button>
          <ActionIcon aria-label={isReady ? texts.close : texts.hide} loading={guide.isClosing} onClick={guide.close}>
            <IconX size={17} />
          </ActionIcon>
        </div>
      </header>
      <Progress
        value={(100 * count) / guideSteps.length}
        size={4}
        radius={0}
        aria-label={texts.count(count, guideSteps.length)}
      />
      <ol id={list} className={classes.steps} start={next && !isWhole ? guideSteps.indexOf(next) + 1 : 1}>
        {steps.map((step) => {
          const Body = stepBodies[step];
          return (
            <GuideStepView
              key={step}
              number={guideSteps.indexOf(step) + 1}
              title={texts[step].title}
              isDone={done[step]}
              isOpen={guide.open === step}
              toggle={() => guide.toggle(step)}
            >
              <Body sync={guide.sync} />
            </GuideStepView>
          );
        })}
      </ol>
      {isReady && (
        <Link to={optimizePath} className={classes.optimize}>
          <span>
            <b>{texts.keepOptimizing}</b>
            <span className={classes.soft}>{texts.keepOptimizingText}</span>
          </span>
          <IconArrowRight size={18} aria-hidden />
        </Link>
      )}
    </section>
  );
}
