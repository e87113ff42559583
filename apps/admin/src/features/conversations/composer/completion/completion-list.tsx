import { runsAlone } from '@chatty/contract/runs-alone';
import { gapsIn } from '@chatty/contract/shortcut-variables';
import { Prose } from '@chatty/prose/react';
import { IconPaperclip } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/composer.ts';
import { texts as shortcutTexts } from '#texts/shortcuts.ts';
import { useWhatFollows } from '../../../../connection/shortcuts/what-follows.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import classes from './completion.module.css';
import type { Choice } from './use-choices.ts';
import type { Completion } from './use-completion.ts';

const keepFocus = (event: React.MouseEvent) => event.preventDefault();

/** What a begun word may become, above the field; of a shortcut with what it would say. */
export function CompletionList({ completion }: { completion: Completion }) {
  const { word, all, state, isFirst, active } = completion;
  if (!word) return null;
  const isShortcuts = word.mark === '/';
  if (all.length === 0 && state === 'ready' && !(isShortcuts && isFirst)) return null;
  return (
    // A press beside the rows must not take the focus out of the field.
    <div className={classes.list} data-wide={isShortcuts && active !== undefined} onMouseDown={keepFocus}>
      <p role="status" className="visually-hidden">
        {state === 'ready' ? texts.choices(all.length) : texts.notReady[state][word.mark]}
      </p>
      {all.length > 0 && <Rows completion={completion} />}
      {active?.kind === 'shortcut' && <Preview choice={active} />}
      {!isShortcuts && state !== 'ready' && <p className={classes.foot}>{texts.notReady[state][word.mark]}</p>}
      {isShortcuts && (
        <p className={classes.foot}>
          {state !== 'ready' && <span>{texts.notReady[state]['/']}</span>}
          {isFirst && <span>{texts.noShortcuts}</span>}
          <Link to={isFirst ? '/settings/shortcut/create' : '/settings/shortcut'}>
            {isFirst ? shortcutTexts.add : texts.manage}
          </Link>
        </p>
      )}
    </div>
  );
}

function Rows({ completion }: { completion: Completion }) {
  const { word, all, at, listId, optionId, mark, take } = completion;
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [at, word?.search]);
  return (
    <div className={classes.rows} id={listId} role="listbox" aria-label={texts.listOf[word?.mark ?? '/']}>
      {all.map((choice, row) => (
        <button
          key={choice.id}
          ref={row === at ? chosen : null}
          id={optionId(row)}
          type="button"
          role="option"
          aria-selected={row === at}
          tabIndex={-1}
          className={classes.row}
          onMouseMove={() => row !== at && mark(row)}
          onClick={() => take(choice)}
        >
          <Words choice={choice} />
        </button>
      ))}
    </div>
  );
}

function Words({ choice }: { choice: Choice }) {
  if (choice.kind === 'emoji') {
    return (
      <>
        <span className={classes.sign} aria-hidden>
          {choice.text}
        </span>
        <span className={classes.title}>{choice.name}</span>
      </>
    );
  }
  if (choice.kind === 'member') {
    const { fullName, avatar, online, enableAwayMode } = choice.member;
    return (
      <>
        <Avatar name={fullName} src={avatar} size={22} />
        <span className={classes.title}>{fullName}</span>
        {online && !enableAwayMode && <span className={classes.scope}>{texts.online}</span>}
      </>
    );
  }
  const { key, title, scope } = choice.shortcut;
  return (
    <>
      <code className={classes.key}>/{key}</code>
      <span className={classes.title}>{title}</span>
      {scope === 'personal' && <span className={classes.scope}>{shortcutTexts.scopes.personal}</span>}
    </>
  );
}

/** What a shortcut would say here, what it brings along, and what it does afterwards. */
function Preview({ choice }: { choice: Extract<Choice, { kind: 'shortcut' }> }) {
  const missing = new Set(gapsIn(choice.text).map((it) => shortcutTexts.variables[it.variable]));
  const { files } = choice.shortcut;
  const follows = useWhatFollows(choice.shortcut);
  return (
    <div className={classes.preview} aria-hidden>
      {missing.size > 0 && (
        <p className={classes.missing}>{choice.waits ? texts.readingOrder : texts.notKnown([...missing])}</p>
      )}
      {choice.text !== '' && <Prose text={choice.text} className={classes.prose} />}
      {files.map((it) => (
        <p key={it.id} className={classes.extra}>
          <IconPaperclip size={13} /> {it.name}
        </p>
      ))}
      {follows.length > 0 && (
        <p className={classes.extra}>{(runsAlone(choice.shortcut) ? texts.doesAtOnce : texts.afterSending)(follows)}</p>
      )}
    </div>
  );
}
