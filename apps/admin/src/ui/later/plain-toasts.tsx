import { useNotifications } from '@mantine/notifications';
import classes from './plain-toasts.module.css';

/** What toasts say where the code that shows them cannot be fetched: without a connection they are needed most. */
export function PlainToasts() {
  const { notifications } = useNotifications();
  return (
    <div className={classes.stand}>
      {notifications.map(({ id, message }) => (
        <div key={id} role="alert" className={classes.toast}>
          {message}
        </div>
      ))}
    </div>
  );
}
