import { IconCheck, IconHeadset, IconSearch, IconSparkles } from '@tabler/icons-react';
import classes from './scene.module.css';

/** A still life of the product: a question, the assistant's answer with its source, a person who takes over. */
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
            <b>Chatty AI</b>
            <small>Answers at once</small>
          </span>
        </div>
        <p className={classes.asks}>Can I return the jacket if it does not fit?</p>
        <div className={classes.answers}>
          Yes. Send it back within 30 days, unworn.
          <span className={classes.source}>
            <IconCheck size={12} stroke={2.4} /> Return policy
          </span>
        </div>
        <p className={classes.asks}>Can somebody help me find my size?</p>
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
          <b>Maya joined</b>
          <small>Here to help</small>
        </span>
      </div>
      <div className={classes.search}>
        <IconSearch size={15} stroke={1.8} />
        How long does delivery take?
      </div>
    </div>
  );
}
