import { Notifications } from '@mantine/notifications';

/** Where toasts appear. */
export const ToastStand = () => <Notifications position="bottom-center" limit={3} />;
