import { QueryObserver } from '@tanstack/react-query'
import type { ActorRefFrom } from 'xstate'

import type { batchMachine } from '#machines/batch/machine.ts'
import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import type { PlacementOutput } from '#machines/placement/types.ts'
import { walletQuery } from '#src/api/member/wallet.ts'
import { createPrebooks, type PrebookActor } from '#src/client/actors/bets/prebookActors.ts'
import { createClient } from '#src/client/createClient.ts'
import type { Environment } from '#src/client/platform/environment.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import type { FramedWindow } from '#src/host/partnerPage.ts'
import { journalPrefix } from '#src/storage/journal/journalNames.ts'

import { buildLeg, buildOpenedLink } from '../builders.ts'
import { createChannels } from './channels.ts'
import type { Line } from './line.ts'
import type { LedgerTab } from './tab.ts'
import type { TestTime } from './time.ts'

/** The press that an outcome comes of. */
type Placing = ActorRefFrom<typeof batchMachine> | undefined

/** What a page told the member, and of which confirmation; null where it was never written down. */
export interface Told {
  readonly what: 'placed' | 'refused' | 'lapsed' | 'forgotten' | 'toldElsewhere'
  readonly key: string | null
  readonly ticketNum: string | null
}

export interface PageHost {
  readonly tab: LedgerTab
  readonly line: Line
  readonly time: TestTime
  /** The launch link's token; null for a reload. */
  readonly link: string | null
  /** Counted up for each key, so that a run can be played again. */
  readonly fillRandom: Environment['fillRandom']
  readonly onTold: (told: Told) => void
  /** A confirmation was written down. */
  readonly onRecorded: (key: string) => void
  /** A cancellation has its end. */
  readonly onCancelled: (ended: CancelTold) => void
}

/** What a page told the member of a cancellation: the state of the booking's machine. */
export interface CancelTold {
  readonly ticketNum: string
  readonly what: string
}

/** The paused selection that is booked. */
export const bookable = buildLeg({ eventId: 'e9', marketId: 'm-e9', handicap: null, status: 'paused' })

/** A page of the real client: everything of ours, on a browser and a line that are the test's. */
export function openLedgerPage({
  tab,
  line,
  time,
  link,
  fillRandom,
  onTold,
  onRecorded,
  onCancelled,
}: PageHost) {
  let isGone = false
  let isCut = false
  const { host, close } = tab.openPage((key, value) => {
    const [, entry] = key.split(journalPrefix)
    if (entry !== undefined && value !== null) onRecorded(entry)
  })
  const { clock, stop } = time.pageClock()
  const channels = createChannels(clock)
  const window = new EventTarget()
  const visible = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  /** Whatever stands on a page that can be looked at is looked at. */
  const isLooked = (): boolean => !isGone && visible.visibilityState === 'visible'
  const frame = unframed()
  const client = createClient(
    {
      origin: 'http://localhost',
      domain: 'localhost',
      servers: {},
      storages: host,
      fetch: (input) =>
        line.fetch(typeof input === 'string' ? new Request(new URL(input, 'http://localhost')) : input, {
          isGone: () => isGone,
          isCut: () => isCut,
        }),
      openSocket: channels.open,
      clock,
      random: () => 0.5,
      fillRandom,
      nextTurn: () => Promise.resolve(),
      page: { window: Object.assign(window, { navigator: { onLine: true } }), document: visible },
      frame,
      pathname: () => '/v8/events',
      root: document.createElement('div'),
      isReload: false,
      reload: () => undefined,
      isPageThere: () => Promise.resolve(true),
      languages: ['en'],
      timeZone: 'UTC',
      reportError(error) {
        throw error
      },
    },
    link === null ? null : buildOpenedLink({ token: link, language: 'en' }),
  )

  const watchSlip = (slip: ActorRefFrom<typeof betSlipMachine>): void => {
    const heard = new WeakSet<PlacementOutput>()
    slip.subscribe((snapshot) => {
      if (isArriving(snapshot)) return
      for (const answer of snapshot.context.answers) {
        if (heard.has(answer)) continue
        heard.add(answer)
        const { outcome, entry, isTold } = answer
        const ticketNum = outcome.kind === 'placed' ? outcome.ticket.ticketNum : null
        onTold({ what: isTold ? 'toldElsewhere' : outcome.kind, key: entry?.key ?? null, ticketNum })
      }
    })
    const look = (): void => {
      const snapshot = slip.getSnapshot()
      if (isArriving(snapshot)) return
      const { untold } = snapshot.context
      if (isLooked() && untold.length > 0) slip.send({ type: 'answers.viewed', keys: untold })
    }
    slip.subscribe(() => queueMicrotask(look))
    visible.addEventListener('visibilitychange', look)
  }
  const watchCancellation = (actor: PrebookActor): void => {
    const look = (): void => {
      if (isLooked()) actor.send({ type: 'answer.viewed' })
    }
    actor.on('cancellation.ended', () => queueMicrotask(look))
    actor.on('money.moved', () => queueMicrotask(look))
    visible.addEventListener('visibilitychange', look)
    actor.on('cancellation.ended', ({ ticketNum }) => {
      const { value } = actor.getSnapshot()
      onCancelled({ ticketNum, what: typeof value === 'string' ? value : 'cancelling' })
    })
  }
  let watched: unknown
  const looking: (() => void)[] = []
  client.appActor.subscribe(({ children: { betSlip } }) => {
    if (betSlip === undefined || betSlip === watched) return
    watched = betSlip
    watchSlip(betSlip)
    // What an earlier page was cancelling goes on.
    const { resumed } = client.once(createPrebooks)
    const known = new WeakSet<PrebookActor>()
    const watchResumed = (): void => {
      for (const actor of resumed.get()) {
        if (known.has(actor)) continue
        known.add(actor)
        watchCancellation(actor)
      }
    }
    resumed.subscribe(watchResumed)
    watchResumed()
    // The balance stands in the header.
    looking.push(new QueryObserver(client.queryClient, walletQuery(client)).subscribe(() => undefined))
  })
  client.start()

  let prebook: PrebookActor | null = null
  const placementEnds: Partial<Record<string, PlacementOutput['outcome']['kind']>> = {
    booked: 'placed',
    placed: 'placed',
    cancelled: 'placed',
    refused: 'refused',
    lapsed: 'lapsed',
    forgotten: 'forgotten',
  }
  const bookings = (): PrebookActor => {
    if (prebook !== null) return prebook
    const actor = inHand(client.once(createPrebooks).offerOf(bookable))
    watchCancellation(actor)
    let placing: Placing
    actor.subscribe(({ value, context, children: { batch } }) => {
      const end = typeof value === 'string' ? placementEnds[value] : undefined
      if (batch !== undefined) placing = batch
      else if (placing !== undefined && end !== undefined) {
        const [answer] = placing.getSnapshot().context.outputs
        onTold({ what: end, key: answer?.entry?.key ?? null, ticketNum: context.ticket?.ticketNum ?? null })
        placing = undefined
      }
    })
    prebook = actor
    return actor
  }

  return {
    client,
    /** The slip, once its code is there. */
    slip(): ActorRefFrom<typeof betSlipMachine> | null {
      const { betSlip } = client.appActor.getSnapshot().children
      return betSlip === undefined || isArriving(betSlip.getSnapshot()) ? null : betSlip
    },
    bookings,
    /** The bookings as they are, where there was one and its session is not over. */
    prebook: () => (prebook?.getSnapshot().status === 'active' ? prebook : null),
    /** What an earlier page was cancelling. */
    cancelling: (): readonly PrebookActor[] =>
      watched === undefined ? [] : client.once(createPrebooks).resumed.get(),
    isRunning: () => client.appActor.getSnapshot().hasTag('running'),
    isOver: () => client.appActor.getSnapshot().hasTag('over'),
    isStuck: () => {
      const launch = client.appActor.getSnapshot().children.launch?.getSnapshot()
      return launch !== undefined && !launch.hasTag('waiting')
    },
    /** The line to this page is pulled out, or put back. */
    cut(now: boolean): void {
      if (isCut === now) return
      isCut = now
      channels.cut(now)
      window.dispatchEvent(new Event(now ? 'offline' : 'online'))
    },
    /** A message of the notifications' channel comes, where that is up. */
    notify: channels.notify,
    show(isShown: boolean): void {
      if ((visible.visibilityState === 'visible') === isShown) return
      visible.visibilityState = isShown ? 'visible' : 'hidden'
      visible.dispatchEvent(new Event('visibilitychange'))
    },
    /** The page goes away, whatever it was doing. */
    close(): void {
      isGone = true
      stop()
      close()
      for (const look of looking) look()
      client.queryClient.clear()
      client.appActor.stop()
    },
  }
}

/** @throws where its session is over */
function inHand(actor: PrebookActor | undefined): PrebookActor {
  if (actor === undefined) throw new Error('nothing is booked without a session')
  return actor
}

/** The window of a page that nobody frames is its own parent. */
function unframed(): FramedWindow {
  const frame = { location: {}, parent: { postMessage: () => undefined }, addEventListener: () => undefined }
  return Object.assign(frame, { parent: frame, postMessage: () => undefined })
}

export type LedgerPage = ReturnType<typeof openLedgerPage>
