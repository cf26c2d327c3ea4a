import { useLingui } from '@lingui/react/macro'

import type { PlacedTicket, TicketLine } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'
import { formatOdds, type Price } from '#domain/odds/odds.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { oddsTypeName } from '#src/words/market/oddsTypes.ts'
import { chosenName } from '#src/words/market/selections.ts'
import { betKindName } from '#src/words/slip/betKinds.ts'

/** A selection, in words. */
interface SharedLine {
  readonly event: string
  readonly market: string
  readonly selection: string
  /** In the member's odds type, which is named unless it is the usual one. */
  readonly odds: string
}

/** A bet in words: what others may read of it, and nothing of who placed it. */
export interface SharedBet {
  readonly kind: string
  readonly lines: readonly SharedLine[]
  /** What belongs to the bet as a whole: its odds, then stake and returns where they are to be said. */
  readonly whole: readonly string[]
  /** All of it as text, one selection a line, with its number. */
  readonly text: string
}

/**
 * @param returns what it pays or has paid, stake included; null where that is not known
 * @param isWithMoney whether stake and returns are said
 */
export function useSharedBet(ticket: PlacedTicket, returns: Money | null, isWithMoney: boolean): SharedBet {
  const { t, i18n } = useLingui()
  const oddsType = usePreference('oddsType')
  const amountOf = useAmount()
  const { ticketNum, ticketType } = ticket
  const kind = betKindName(i18n, ticketType)
  const oddsOf = (price: Price, type: typeof oddsType): string => {
    const odds = formatOdds(price, type)
    const typeName = oddsTypeName(i18n, type)
    return type === 'euro' ? odds : t({ message: `${odds} (${typeName})`, context: 'odds and their type' })
  }
  const lines = ticket.lines.map((line) => ({
    event: line.eventName,
    market: line.marketName,
    selection: chosenName(i18n, line),
    odds: oddsOf(priceOf(line), oddsType),
  }))
  const totalOdds = ticketType === 'mix' || lines.length < 2 ? null : oddsOf({ euro: ticket.odds }, 'euro')
  const stake = amountOf(ticket.amount)
  const paid = returns === null ? null : amountOf(returns)
  const whole = [
    ...(totalOdds === null ? [] : [t`Total odds ${totalOdds}`]),
    ...(isWithMoney ? [t`Stake ${stake}`] : []),
    ...(isWithMoney && paid !== null
      ? [ticket.result === 'cashedOut' ? t`Cashed out for ${paid}` : t`Returns ${paid}`]
      : []),
  ]
  const said = lines.map(({ event, market, selection, odds }) =>
    t({
      message: `${event}, ${market}: ${selection} @ ${odds}`,
      context: 'a selection of a bet as text: event, market, selection and odds',
    }),
  )
  const number = t({ message: `Ticket ${ticketNum}`, context: "a bet's number" })
  return { kind, lines, whole, text: [kind, ...said, ...whole, number].join('\n') }
}

function priceOf({ euroOdds, odds, oddsStyle }: TicketLine): Price {
  return { euro: euroOdds, [oddsStyle]: odds }
}
