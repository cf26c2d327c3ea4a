import type { SnapshotFrom } from 'xstate'

import type { PressRule } from '#domain/bets/bet.ts'
import type { appMachine } from '#machines/app/machine.ts'
import { refresh } from '#src/api/invalidation.ts'
import { walletResource } from '#src/api/member/resources.ts'
import type { Environment } from '#src/client/platform/environment.ts'
import { throttled } from '#src/client/platform/throttle.ts'
import { actorOf, type ActorOf, type AppActor } from '#src/client/root/actorOf.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import type { Services } from '#src/client/services.ts'
import { isLootbox } from '#src/client/session/lootbox.ts'
import { pressRuleOf } from '#src/client/session/preferences.ts'
import type { EndReason } from '#src/host/partnerPage.ts'
import { closedKeysName } from '#src/storage/journal/journalNames.ts'
import { deviceSession, tabSession } from '#src/storage/records/records.ts'
import type { Wallet } from '#src/wire/member/wallet.ts'

import { fetchSlip } from './fetchSlip.ts'
import { insistOnMoney } from './insist.ts'
import { notifyPlaced } from './partner/notifyPlaced.ts'
import { watchServers } from './servers.ts'

/** A page that says it over and over makes no more calls than this. */
const walletInterval = 1_000

export type ReactionServices = Pick<
  Services,
  | 'queryClient'
  | 'timers'
  | 'preferences'
  | 'connectivity'
  | 'session'
  | 'credentials'
  | 'storage'
  | 'partner'
  | 'priceBook'
  | 'scoreBook'
  | 'config'
>
type SlipActor = ActorOf<'betSlip'>
type LaunchActor = ActorOf<'launch'>

/**
 * What follows for the rest of the client from what the machines decide.
 * @param page of which path it is, and when it has shown anything
 */
export function startReactions(
  services: ReactionServices,
  appActor: AppActor,
  load: { readonly slip: () => void; readonly servers: () => void },
  page: Pick<Environment, 'pathname' | 'screenShown'>,
): void {
  let slip: SlipActor | undefined
  let launch: LaunchActor | undefined
  let isOver = false
  watchMoney(services, page.pathname)
  watchServers(services, appActor)
  appActor.subscribe((snapshot) => {
    const begun = actorOf({ appActor }, 'launch')
    if (begun !== undefined && begun !== launch) {
      launch = begun
      watchLaunch(services, begun)
    }
    const betSlip = actorOf({ appActor }, 'betSlip')
    if (betSlip !== undefined && betSlip !== slip) {
      slip = betSlip
      watchSlip(services, betSlip, snapshot.context.launched?.balance ?? null)
      const loadBoth = (): void => {
        load.slip()
        load.servers()
      }
      fetchSlip(services, loadBoth, page.screenShown)
    }
    if (snapshot.hasTag('over') && !isOver) {
      isOver = true
      endSession(services, snapshot.matches({ ended: 'expired' }))
      services.partner.reportEnd(endReasonOf(snapshot))
    }
  })
}

function endReasonOf(snapshot: SnapshotFrom<typeof appMachine>): EndReason {
  if (snapshot.matches({ ended: 'expired' })) return 'expired'
  return snapshot.matches({ ended: 'forbidden' }) ? 'forbidden' : 'ended'
}

/**
 * The partner's page says that money moved: the server is asked how much, whatever the message says, but where the
 * mini-games are, which ask for it themselves [HOST-02]. So it is where another tab had the answer to a bet, which this one need not have heard of before [HIST-03].
 */
function watchMoney(
  { partner, session, queryClient, timers, storage }: ReactionServices,
  pathname: () => string,
): void {
  const refreshWallet = throttled(timers, () => refresh(queryClient, 'moneyMoved'), walletInterval)
  partner.onMessage(({ type, data }) => {
    if (type !== 'wallet-sync' || data.currency !== session.settings()?.currency.code) return
    if (!isLootbox(pathname())) refreshWallet()
  })
  storage.subscribe((name) => {
    if (name === closedKeysName) refresh(queryClient, 'betPlaced')
  })
}

/** Tells the partner's page when only another launch can help. A forbidden launch leaves nothing of its session behind. */
function watchLaunch({ partner, credentials, storage }: ReactionServices, launch: LaunchActor): void {
  let told: string | null = null
  launch.subscribe(({ value, context: { failure } }) => {
    if (value === told || !(value === 'failed' || value === 'tokenExpired' || value === 'storageBlocked'))
      return
    told = value
    if (failure?.kind === 'forbidden' && credentials.granted() !== null) forgetSession(storage)
    partner.reportEnd(value === 'tokenExpired' ? 'expired' : 'launchFailed')
  })
}

function forgetSession(storage: Services['storage']): void {
  storage.remove(tabSession)
  storage.remove(deviceSession)
}

/** Bets move money and history [SLIP-17]; balance and what the member prefers go from their keepers to the slip. */
function watchSlip(
  { queryClient, preferences, connectivity, timers, partner }: ReactionServices,
  slip: SlipActor,
  balance: Wallet['balance'] | null,
): void {
  if (balance !== null) queryClient.setQueryData<Wallet>(walletResource.key, { balance })
  slip.on('bet.placed', ({ ticket }) => {
    refresh(queryClient, 'betPlaced')
    notifyPlaced(partner, ticket)
  })
  slip.on('bet.refused', () => refresh(queryClient, 'betRefused'))
  slip.on('bet.lapsed', () => refresh(queryClient, 'betPlaced'))
  slip.on('bet.toldElsewhere', () => refresh(queryClient, 'betPlaced'))
  insistOnMoney({ queryClient, connectivity, timers })

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== walletResource.key[0]) return
    // A balance that is known to be out of date neither refuses a stake nor allows one: the server decides.
    const wallet = query.state.isInvalidated ? null : queryClient.getQueryData<Wallet>(walletResource.key)
    const known = wallet?.balance ?? null
    const state = slip.getSnapshot()
    if (isArriving(state) || state.context.balance?.minor !== known?.minor)
      slip.send({ type: 'balance.changed', balance: known })
  })

  const choosePolicy = (): void => {
    const policy = preferences.get('acceptPolicy')
    const state = slip.getSnapshot()
    if (isArriving(state) || state.context.policy !== policy) slip.send({ type: 'policy.chosen', policy })
  }
  // The slip begins with the documents' rule.
  let chosen: PressRule = 'replace'
  const choosePressRule = (): void => {
    const pressRule = pressRuleOf(preferences)
    if (pressRule === chosen) return
    chosen = pressRule
    slip.send({ type: 'pressRule.chosen', pressRule })
  }
  for (const choose of [choosePolicy, choosePressRule]) {
    choose()
    preferences.subscribe(choose)
  }
}

/** Calls stop at once, and no price is kept. A session that expired stays kept, so that a reload says so; any other end leaves nothing behind. */
function endSession(
  { session, credentials, storage, queryClient, priceBook, scoreBook }: ReactionServices,
  isExpired: boolean,
): void {
  credentials.end()
  session.end()
  void queryClient.cancelQueries()
  priceBook.clear()
  scoreBook.clear()
  if (!isExpired) forgetSession(storage)
}
