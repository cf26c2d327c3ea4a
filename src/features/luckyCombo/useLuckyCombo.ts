import { bringLuckyCombo } from '#src/client/actors/bets/luckyComboActors.ts'
import { useClient } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'
import type { ActorOf } from '#src/client/root/actorOf.ts'

/** The session's lucky combo; undefined once the session is over. */
export function useLuckyCombo(): ActorOf<'luckyCombo'> | undefined {
  useClient().once(bringLuckyCombo)
  return useActor('luckyCombo')
}
