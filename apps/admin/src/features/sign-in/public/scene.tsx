import { IconCheck, IconHeadset, IconSearch, IconSparkles } from '@tabler/icons-react';
import { texts } from '#texts/sign-in.ts';
import classes from './scene.module.css';

const { scene } = texts;

/** A picture of the product: a question, the assistant's answer with its source, a person who takes over. */
export function Scene() {
  return (
    <div className={classes.scene} aria-hidden="true">
      <svg className={classes.rings} viewBox="0 0 560 420" fill="none">
        <circle cx="330" cy="215" r="120" />
        <circle cx="330" cy="215" r="195" />
        <circle cx="330" cy="215" r="270" />
      </svg>
      <div className={classes.chat}>
        <div className={classes.top}>
          <span className={classes.bot}>
            <IconSparkles size={15} stroke={1.8} />
          </span>
          <span>
            <b>{scene.bot}</b>
            <small>{scene.instant}</small>
          </span>
        </div>
        <p className={classes.asks}>{scene.question}</p>
        <div className={classes.answers}>
          {scene.answer}
          <span className={classes.source}>
            <IconCheck size={12} stroke={2.4} /> {scene.source}
          </span>
        </div>
        <p className={classes.asks}>{scene.asksPerson}</p>
        <div className={classes.typing}>
          <i />
          <i />
          <i />
        </div>
      </div>
      <div className={classes.person}>
        <span className={classes.face}>
          <IconHeadset size={16} stroke={1.8} />
        </span>
        <span>
          <b>{scene.joined}</b>
          <small>{scene.here}</small>
        </span>
      </div>
      <div className={classes.search}>
        <IconSearch size={15} stroke={1.8} />
        {scene.search}
      </div>
    </div>
  );
}
