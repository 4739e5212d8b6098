import { useMutation } from '@tanstack/react-query';
import { useSession } from '../api/session.ts';
import { notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { useDesk, useDeskState } from './use-desk.tsx';

/** Chats at the same time of an operator who has set no number. */
const usualCapacity = 5;

/** Status and capacity of this person at the desk, and the change of both. */
export function useStanding() {
  const desk = useDesk();
  const { user } = useSession();
  const errorMessage = useErrorMessage();
  const own = useDeskState((state) => state.operators[user.id]);
  const set = useMutation({
    mutationFn: desk.setStanding,
    onError: (error) => notifyError(errorMessage(error)),
  });
  return { status: own?.status ?? ('offline' as const), capacity: own?.capacity ?? usualCapacity, set };
}
