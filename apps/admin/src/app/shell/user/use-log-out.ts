import { useNavigate } from 'react-router';
import { signOut } from '../../../connection/session/session.ts';
import { endPush } from '../../../features/notifications/push/own-push.ts';

/** Logs the member out of this browser, and leads to the login. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void endPush();
    void signOut();
    void navigate('/');
  };
}
