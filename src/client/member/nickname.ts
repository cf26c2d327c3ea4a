import { useSelector } from '@tanstack/react-store'
import { createAtom, type Atom } from '@tanstack/store'

import { refresh } from '#src/api/invalidation.ts'
import { useClient } from '#src/client/context.tsx'
import type { Services } from '#src/client/services.ts'
import { nicknameRecord } from '#src/storage/records/nicknameRecord.ts'

/** The member's nickname, which is set once [MEMBER-02]. */
export interface NicknameStore {
  /** Null without one. */
  readonly nickname: Atom<string | null>
  /** The server has it: it is shown everywhere, in the member's other tabs too. */
  keep(nickname: string): void
}

/** Made once per client; the settings of the session say which there was before. */
export function createNickname({
  session,
  storage,
  queryClient,
}: Pick<Services, 'session' | 'storage' | 'queryClient'>): NicknameStore {
  const nickname = createAtom<string | null>(session.settings()?.nickname ?? null)
  const show = (next: string): void => {
    if (nickname.get() === next) return
    nickname.set(next)
    refresh(queryClient, 'memberNamed')
  }
  storage.subscribe((name) => {
    const kept = name === nicknameRecord.name ? storage.read(nicknameRecord) : null
    if (kept !== null) show(kept.nickname)
  })
  return {
    nickname,
    keep(next) {
      storage.write(nicknameRecord, { version: 1, nickname: next })
      show(next)
    },
  }
}

/** The member's nickname, kept current; null without one. */
export function useNickname(): string | null {
  return useSelector(useClient().once(createNickname).nickname)
}
