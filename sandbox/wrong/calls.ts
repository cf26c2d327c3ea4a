import { betOperations } from '#domain/bets/operations.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { findTicket } from '../bets/ticket.ts'
import { cancelPrebook, findPrebook } from '../store/bets/prebooks.ts'
import { findSessionByToken, shortenToken } from '../store/sessions.ts'
import { errorBody, serverTrouble } from '../wire/apiError.ts'
import type { IncomingCall, MakeFault, OutgoingAnswer } from './fault.ts'
import { otherKey } from './keys.ts'
import { sumOf, walletOf, withMore } from './money.ts'
import { isObject, objectsWith } from './walk.ts'

const minute = 60_000
const languages = ['en', 'zh', 'vn', 'vi', 'th', 'id', 'ms', 'jp', 'kr', 'es', 'ru', 'pt']
const stepMs = 10_000
const eightHours = 8 * 60 * minute

/** What is wrong with calls and their answers. */
export const callFaults = {
  'wallet-as-number': () => ({
    answers: (answer) => {
      const { body } = answer
      if (answer.operationId === 'getWallet' && isObject(body)) body.balance = Number(body.balance)
    },
  }),

  'next-never-null': () => ({
    answers: ({ body, request }) => {
      const page = Number(queryOf(request).page ?? 1)
      if (isObject(body) && Array.isArray(body.results) && body.next === null) body.next = page + 1
    },
  }),

  'totals-of-page': () => ({
    answers: ({ operationId, body }) => {
      if (operationId !== 'listTransactions' || !isObject(body) || !isObject(body.totals)) return
      const tickets = [...objectsWith(body.results, 'possibleReturns')]
      for (const name of ['amount', 'possibleReturns'])
        body.totals[name] = sumOf(tickets.map((ticket) => String(ticket[name])))
    },
  }),

  'launch-link-again': () => {
    const launched = new Map<string, unknown>()
    return {
      answers: (answer) => {
        const token = textOf(answer.request.body, 'token')
        if (answer.operationId !== 'launchGame' || token === null) return
        if (answer.status === 200) launched.set(token, answer.body)
        else if (launched.has(token)) Object.assign(answer, { status: 200, body: launched.get(token) })
      },
    }
  },

  'launch-failures-as-500': () => ({
    answers: (answer) => {
      if (answer.operationId === 'launchGame' && answer.status >= 400) fail(answer)
    },
  }),

  'unknown-token-forbidden': () => ({
    answers: (answer) => {
      if (answer.operationId !== 'launchGame' && answer.status === 401)
        Object.assign(answer, { status: 403, body: errorBody(errors.forbidden) })
    },
  }),

  'refresh-ends-old-token': ({ database, realNow }) => ({
    answers: ({ operationId, status, request }) => {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
      if (operationId === 'refreshToken' && status === 200 && token !== undefined)
        shortenToken(database, token, realNow())
    },
  }),

  'channel-takes-any-token': ({ database }) => {
    let known: string | null = null
    return {
      answers: ({ operationId, status, body }) => {
        if (operationId === 'launchGame' && status === 200) known = textOf(body, 'token')
      },
      opensWith: (token) =>
        known === null || (token !== null && findSessionByToken(database, token) !== null) ? token : known,
    }
  },

  'signature-unchecked': () => ({ arrives: ({ request }) => unsign(request) }),

  'signature-old-taken': ({ realNow, signaturesAt }) => ({
    arrives: ({ request }) => {
      const sent = String(request.headers['x-request-signature'])
      for (let age = stepMs; age <= 6 * minute; age += stepMs)
        if (signaturesAt(realNow() - age).includes(sent)) return unsign(request)
    },
  }),

  'ticket-names-asked-odds': () => ({
    answers: ({ operationId, status, body }) => {
      if (operationId !== 'placeSingleBet' || status !== 201 || !isObject(body)) return
      for (const line of objectsWith(body.ticket, 'askedEuroOdds')) {
        const asked = line.askedEuroOdds
        if (typeof asked !== 'string') continue
        for (const part of objectsWith(body.ticket, 'memberOddsStyle')) {
          const names = [
            'odds',
            'euroOdds',
            'totalOdds',
            ...(part.memberOddsStyle === 'euro' ? ['memberOdds'] : []),
          ]
          for (const name of names) if (name in part) part[name] = asked
        }
      }
    },
  }),

  'reply-wallet-before-bet': () => ({
    answers: (answer) => {
      if (isPlaced(answer) && isObject(answer.body)) answer.body.wallet = walletBefore(answer.body)
    },
  }),

  'maintenance-places': () => ({ isOpenInMaintenance: true }),

  'secondary-forgets-keys': () => ({
    arrives: ({ request, isSecondary }) => {
      if (!isSecondary) return
      const { headers } = request.raw
      const sent = headers['x-unique']
      if (typeof sent === 'string') headers['x-unique'] = otherKey(sent)
      const { params } = request
      if (isObject(params) && typeof params.key === 'string') params.key = otherKey(params.key)
    },
  }),

  'secondary-wallet-behind': () => {
    const before = new Map<string, unknown>()
    return {
      answers: (answer) => {
        const { operationId, isSecondary, request, body } = answer
        const session = request.headers.authorization ?? ''
        if (isPlaced(answer) && isObject(body)) before.set(session, walletBefore(body))
        if (operationId === 'getWallet' && isSecondary && before.has(session))
          answer.body = before.get(session)
      },
    }
  },

  'dates-not-readable': () => ({
    answers: ({ isSecondary, without }) => {
      if (isSecondary) without.push('Access-Control-Expose-Headers')
    },
  }),

  'range-above-limit': () => ({
    answers: ({ operationId, body }) => {
      if (operationId !== 'getSingleBetRange' || !isObject(body)) return
      const most = String(body.maxAmount)
      // What is unavailable stays so.
      if (!most.startsWith('-')) body.maxAmount = most.replace('.', '0.')
    },
  }),

  'nickname-markup-500': () => ({
    answers: (answer) => {
      const name = textOf(answer.request.body, 'nickname') ?? ''
      if (answer.operationId === 'setNickname' && name.includes('<')) fail(answer)
    },
  }),

  'cancels-for-others': ({ database, now }) => ({
    answers: (answer) => {
      const ticketNum = textOf(answer.request.body, 'ticket_id')
      if (answer.operationId !== 'cancelPrebooking' || answer.status !== 404 || ticketNum === null) return
      const booking = findPrebook(database, ticketNum)
      if (booking?.status !== 'booked') return
      cancelPrebook(database, booking, Math.max(Math.floor(now()), booking.bookedAt))
      const body = { ticket: findTicket(database, ticketNum), wallet: walletOf(database, booking.member) }
      Object.assign(answer, { status: 200, body })
    },
  }),

  'language-ignored': () => ({
    arrives: ({ request }) => {
      const query = queryOf(request)
      // What is no language is refused as it is.
      if (languages.includes(String(query.lang))) query.lang = 'en'
    },
  }),

  'first-language-kept': () => {
    let first: unknown
    return {
      arrives: ({ request }) => {
        const query = queryOf(request)
        if (!languages.includes(String(query.lang))) return
        first ??= query.lang
        query.lang = first
      },
    }
  },

  'favourites-by-session': () => {
    const marked = new Map<string, Set<unknown>>()
    return {
      arrives: ({ operationId, request: { headers, params } }) => {
        if (operationId !== 'setFavourite' || !isObject(params)) return
        const session = headers.authorization ?? ''
        marked.set(session, new Set([...(marked.get(session) ?? []), params.id]))
      },
      answers: ({ operationId, request, body }) => {
        const own = marked.get(request.headers.authorization ?? '')
        const isOwn = (event: Record<string, unknown>) => own?.has(event.eventId) === true
        for (const event of objectsWith(body, 'isFavourite'))
          if ('eventId' in event && !isOwn(event)) event.isFavourite = 'false'
        if (operationId !== 'listFavouriteEvents' || !isObject(body) || !Array.isArray(body.results)) return
        body.results = body.results.filter((event) => isObject(event) && isOwn(event))
        body.count = (body.results as unknown[]).length
      },
    }
  },

  'expiry-in-seconds': () => ({
    answers: ({ operationId, status, body }) => {
      if (operationId === 'refreshToken' && status === 200 && isObject(body))
        body.expiresAt = Math.floor(Number(body.expiresAt) / 1_000)
    },
  }),

  'maintenance-in-local-time': () => ({
    answers: ({ operationId, body }) => {
      if (operationId !== 'getMaintenance' || !isObject(body)) return
      for (const name of ['from', 'to']) {
        const at = body[name]
        if (typeof at === 'string') body[name] = new Date(Date.parse(at) + eightHours).toISOString()
      }
    },
  }),

  'days-in-utc': () => ({
    arrives: ({ request }) => {
      const query = queryOf(request)
      if ('timezone' in query) query.timezone = 'UTC'
    },
  }),
} satisfies Record<string, MakeFault>

/** Whether a bet was placed or booked. */
function isPlaced({ operationId, status }: OutgoingAnswer): boolean {
  return status === 201 && betOperations.some((operation) => operation === operationId)
}

/** The wallet from before the bet of a reply. */
function walletBefore({ wallet, ticket }: Record<string, unknown>): unknown {
  if (!isObject(wallet) || !isObject(ticket)) return wallet
  const { balance, currency } = wallet
  return withMore({ balance: String(balance), currency: String(currency) }, String(ticket.amount))
}

function fail(answer: OutgoingAnswer): void {
  Object.assign(answer, { status: 500, body: errorBody(serverTrouble) })
}

/** The address's parameters, as they are about to be read. */
function queryOf({ query }: IncomingCall['request']): Record<string, unknown> {
  return isObject(query) ? query : {}
}

function textOf(value: unknown, field: string): string | null {
  const text = isObject(value) ? value[field] : undefined
  return typeof text === 'string' ? text : null
}

/** As if the call had never been signed. */
function unsign({ raw: { headers } }: IncomingCall['request']): void {
  delete headers['x-request-signature']
  delete headers['x-public-token']
}
