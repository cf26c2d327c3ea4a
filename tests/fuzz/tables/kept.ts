/** What is read back from the browser's storage. */
import { preferencesRecord } from '#src/client/session/preferences.ts'
import type { DurableStorage } from '#src/storage/durableStorage.ts'
import { createCancellations } from '#src/storage/journal/cancellations.ts'
import { createCashOutRecords } from '#src/storage/journal/cashOuts.ts'
import { createJournal } from '#src/storage/journal/journal.ts'
import { decodeEntry } from '#src/storage/journal/journalEntry.ts'
import { alertsRecord } from '#src/storage/records/alerts/priceAlerts.ts'
import { announcementsRead } from '#src/storage/records/announcementsRead.ts'
import { appPromotionRead } from '#src/storage/records/appPromotionRead.ts'
import { careRecord } from '#src/storage/records/careRecord.ts'
import { foldedMarkets } from '#src/storage/records/foldedMarkets.ts'
import { lastFavourite } from '#src/storage/records/lastFavourite.ts'
import { launchLinkRecord, partnerRecord } from '#src/storage/records/launchRecords.ts'
import { nicknameRecord } from '#src/storage/records/nicknameRecord.ts'
import { noticeRead } from '#src/storage/records/noticeRead.ts'
import { onboardingRecord } from '#src/storage/records/onboardingRecord.ts'
import { panelRecord } from '#src/storage/records/panelRecord.ts'
import { decodeSession, deviceSession, tabSession } from '#src/storage/records/records.ts'
import { reloadRecord } from '#src/storage/records/reloadRecord.ts'
import { decodeSlip, slipRecord } from '#src/storage/records/slipRecord.ts'
import { streamRecord } from '#src/storage/records/streamRecord.ts'
import { createStorage, type Storage, type StoredRecord } from '#src/storage/storage.ts'
import { buildEntry, buildLeg, buildStoredSlip, yuan } from '#src/testing/builders.ts'
import { readLaunch } from '#src/wire/session/settings.ts'

import { replies } from '../contract.ts'
import { type Parser, refused, Wrong } from '../parser.ts'

const key = 'a'.repeat(32)
const now = 10_000_000
const owner = { partner: 'Harbour', member: 'alice' }

/** A browser's storage with nothing in it, and what opens it. */
function emptyStorage(): {
  storage: Storage
  put: (place: Pick<StoredRecord<unknown>, 'name' | 'scope'>, text: string) => void
} {
  const shelf = (): globalThis.Storage => {
    const held = new Map<string, string>()
    return {
      get length() {
        return held.size
      },
      clear: () => held.clear(),
      getItem: (name) => held.get(name) ?? null,
      key: (at) => [...held.keys()][at] ?? null,
      removeItem: (name) => void held.delete(name),
      setItem: (name, text) => void held.set(name, text),
    }
  }
  const [localStorage, sessionStorage] = [shelf(), shelf()]
  const storage = createStorage({
    localStorage,
    sessionStorage,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  storage.setOwner(owner)
  return {
    storage,
    put: (place, text) =>
      (place.scope === 'tab' ? sessionStorage : localStorage).setItem(storage.keyOf(place), text),
  }
}

/** A fact that is kept: whatever stands in its place it is read or dropped, and what is read can be written and read again. */
function record<T>(file: string, name: string, kept: StoredRecord<T>, samples: Parser['samples']): Parser {
  return {
    file,
    name,
    form: 'jsonText',
    samples,
    read(input) {
      const { storage, put } = emptyStorage()
      put(kept, String(input))
      const read = storage.read(kept)
      if (read === null) return refused
      storage.write(kept, read)
      if (storage.read(kept) === null) throw new Wrong('what was read once cannot be read again')
      return read
    },
  }
}

/** What is read of a storage whose disk brings texts back at once, by name. @throws what was thrown while it did */
function broughtBack<Out>(
  storage: Storage,
  texts: ReadonlyMap<string, string>,
  read: (durable: DurableStorage) => Out,
): Out {
  const thrown: unknown[] = []
  const out = read({
    ...storage,
    copy: () => {},
    onDisk: () => Promise.resolve(),
    recall(take) {
      try {
        take(texts)
      } catch (error) {
        thrown.push(error)
      }
      return Promise.resolve()
    },
  })
  if (thrown.length > 0) throw thrown[0]
  return out
}

/** The journal of a browser that was killed: the input stands under its names on disk, and is told in local storage. */
function recalled(input: unknown): unknown {
  const { storage, put } = emptyStorage()
  put({ name: 'toldKeys', scope: 'member' }, String(input))
  const names = [`journal.${key}`, 'journal.odd', 'closedKeys', 'toldKeys']
  return broughtBack(storage, new Map(names.map((name) => [name, String(input)])), (durable) => {
    const journal = createJournal({ storage: durable, now: () => now, createKey: () => 'b'.repeat(32) })
    void journal.recall()
    return [journal.open(), journal.untold(), journal.close(key), journal.nextAfter(key)]
  })
}

const leg = buildLeg()
const entry = buildEntry(key, {
  confirmedAt: now - 5_000,
  request: { operation: 'placeSingleBet', body: '{"amount":"150.00"}', expiresAt: now + 55_000 },
})
const [reply] = replies('launchGame')
const { settings, tokens } = readLaunch(reply, 'partner-token')
const session = {
  version: 1,
  settings: { ...settings, ...tokens },
  token: 't',
  tokenExpiresAt: 1,
  linkToken: null,
}
const link = {
  version: 1,
  token: 'launch-5f2c',
  partnerMemberToken: null,
  isGuest: false,
  language: 'en',
  oddsType: 'euro',
  theme: 'default',
  pressRule: 'add',
  eventId: '1001',
  competitionIds: ['7'],
}
const partner = {
  version: 1,
  name: 'Harbour',
  siteUrl: 'https://harbour.test/',
  loginUrl: null,
  origins: ['https://harbour.test'],
}
const singleSlip = {
  version: 1,
  key: null,
  legs: [leg],
  stakeText: '100',
  lastOddsSelectionAt: null,
  isFollowBet: false,
}
const records = 'src/storage/records'

export const kept: readonly Parser[] = [
  record('src/client/session/preferences.ts', 'preferencesRecord', preferencesRecord, [
    {
      version: 1,
      language: 'en',
      oddsType: 'malay',
      theme: 'default',
      acceptPolicy: 'any',
      lastStake: '100',
      quickStakes: { CNY: ['50', '100'] },
      quickBet: true,
      quickBetStakes: { CNY: '10' },
      reminder: null,
    },
  ]),
  record(`${records}/records.ts`, 'tabSession', tabSession, [session]),
  record(`${records}/records.ts`, 'deviceSession', deviceSession, [session]),
  {
    file: `${records}/records.ts`,
    name: 'decodeSession',
    form: 'json',
    samples: [session],
    read: (input) => decodeSession(input) ?? refused,
  },
  record(`${records}/launchRecords.ts`, 'launchLinkRecord', launchLinkRecord, [link]),
  record(`${records}/launchRecords.ts`, 'partnerRecord', partnerRecord, [partner]),
  record(`${records}/slipRecord.ts`, 'slipRecord', slipRecord, [buildStoredSlip({ key, legs: [leg] })]),
  {
    file: `${records}/slipRecord.ts`,
    name: 'decodeSlip',
    form: 'json',
    samples: [singleSlip, buildStoredSlip({ key, legs: [leg] })],
    read: (input) => decodeSlip(input) ?? refused,
  },
  record(`${records}/alerts/priceAlerts.ts`, 'alertsRecord', alertsRecord, [
    { version: 1, alerts: [{ leg, target: '2.50', way: 'up', oddsType: 'euro', setAt: 1 }] },
  ]),
  record(`${records}/announcementsRead.ts`, 'announcementsRead', announcementsRead, [
    { version: 1, ids: ['n-1'] },
  ]),
  record(`${records}/appPromotionRead.ts`, 'appPromotionRead', appPromotionRead, [{ version: 1 }]),
  record(`${records}/careRecord.ts`, 'careRecord', careRecord, [{ version: 1, session: 's', from: 1 }]),
  record(`${records}/foldedMarkets.ts`, 'foldedMarkets', foldedMarkets, [{ version: 1, kinds: ['winner'] }]),
  record(`${records}/lastFavourite.ts`, 'lastFavourite', lastFavourite, [
    { version: 1, eventId: '1001', isFavourite: true },
  ]),
  record(`${records}/nicknameRecord.ts`, 'nicknameRecord', nicknameRecord, [
    { version: 1, nickname: 'Falcon' },
  ]),
  record(`${records}/noticeRead.ts`, 'noticeRead', noticeRead, [{ version: 1 }]),
  record(`${records}/onboardingRecord.ts`, 'onboardingRecord', onboardingRecord, [
    { version: 1, firstSession: 's', hasBet: true, dismissed: ['avatar'] },
  ]),
  record(`${records}/panelRecord.ts`, 'panelRecord', panelRecord, [
    { version: 1, isOpen: true, tab: 'slip' },
  ]),
  record(`${records}/reloadRecord.ts`, 'reloadRecord', reloadRecord, [{ version: 1, script: 'a.js' }]),
  record(`${records}/streamRecord.ts`, 'streamRecord', streamRecord, [
    { version: 1, isActive: true, volume: 0.5 },
  ]),
  {
    file: 'src/storage/journal/journalEntry.ts',
    name: 'decodeEntry',
    form: 'json',
    samples: [entry, { ...entry, version: 1, tickets: [leg], stake: yuan(150) }],
    read(input) {
      const read = decodeEntry(key, input, now, () => {})
      // Whatever stands there, the bet can be asked about by its key [SLIP-18].
      if (read.key !== key) throw new Wrong('the key was lost')
      return read
    },
  },
  {
    file: 'src/storage/journal/journal.ts',
    name: 'createJournal',
    form: 'jsonText',
    samples: [entry, [[key, 'b'.repeat(32)]], [[key, now - 5_000]]],
    read: recalled,
  },
  {
    file: 'src/storage/journal/cashOuts.ts',
    name: 'createCashOutRecords',
    form: 'jsonText',
    samples: [{ version: 1, ticketNum: 'T1', key, amount: yuan(10), expiresAt: now }],
    read(input) {
      const { storage, put } = emptyStorage()
      put({ name: 'cashOut.T1', scope: 'member' }, String(input))
      return createCashOutRecords(storage).of('T1') ?? refused
    },
  },
  {
    file: 'src/storage/journal/cancellations.ts',
    name: 'createCancellations',
    form: 'jsonText',
    samples: [
      { version: 1, confirmedAt: now, refusal: null },
      {
        version: 1,
        confirmedAt: now,
        refusal: {
          kind: 'refused',
          baseCode: 0,
          code: 2_001,
          refCode: null,
          message: 'No',
          params: {},
          status: 400,
        },
      },
    ],
    read(input) {
      const { storage, put } = emptyStorage()
      put({ name: 'cancellation.T1', scope: 'member' }, String(input))
      const disk = new Map(['cancellation.T1', 'cancellation.T2'].map((name) => [name, String(input)]))
      return broughtBack(storage, disk, (durable) => {
        const cancellations = createCancellations(durable, () => now)
        void cancellations.recall(() => {})
        return cancellations.open()
      })
    },
  },
]
