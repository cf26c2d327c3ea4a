import { createAtom, type Atom } from '@tanstack/store'

import type { Services } from '#src/client/services.ts'
import { announcementsRead, mostAnnouncements } from '#src/storage/records/announcementsRead.ts'

/** Which important announcements the member has seen, on this device and in all its tabs. */
export interface SeenAnnouncements {
  readonly ids: Atom<readonly string[]>
  note(id: string): void
}

/** Made once per client: `client.once(createSeenAnnouncements)`. */
export function createSeenAnnouncements({ storage }: Pick<Services, 'storage'>): SeenAnnouncements {
  const kept = (): readonly string[] => storage.read(announcementsRead)?.ids ?? []
  const ids = createAtom(kept())
  storage.subscribe((name) => {
    if (name === announcementsRead.name) ids.set(kept())
  })
  return {
    ids,
    note(id) {
      const before = ids.get()
      if (before.includes(id)) return
      const after = [...before, id].slice(-mostAnnouncements)
      storage.write(announcementsRead, { version: 1, ids: after })
      ids.set(after)
    },
  }
}
