import { type NotificationPreferences, Topic, topicText } from '@chatty/contract/profile';
import { Checkbox } from '@mantine/core';
import { texts } from '#texts/notifications.ts';
import { type NoticeChannel, switched } from './notification-draft.ts';
import classes from './notifications.module.css';

const channels: readonly { channel: NoticeChannel; name: string }[] = [
  { channel: 'email', name: texts.channels.email },
  { channel: 'push', name: texts.channels.push },
];

interface TopicTableProps {
  preferences: NotificationPreferences;
  onChange(preferences: NotificationPreferences): void;
}

/** Topics down, ways to be told across. */
export function TopicTable({ preferences, onChange }: TopicTableProps) {
  return (
    <table className={classes.topics}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.what}</span>
          </th>
          {channels.map(({ channel, name }) => (
            <th key={channel} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Topic.options.map((topic) => (
          <tr key={topic}>
            <th scope="row">{topicText[topic]}</th>
            {channels.map(({ channel, name }) => (
              <td key={channel}>
                <Checkbox
                  className={classes.box}
                  aria-label={`${name}: ${topicText[topic]}`}
                  checked={preferences[topic][channel]}
                  onChange={(event) => onChange(switched(preferences, topic, channel, event.currentTarget.checked))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
