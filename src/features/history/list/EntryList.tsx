import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { entryKinds, type MoneyEntry } from '#domain/bets/bet.ts'
import { entriesQuery, type KnownEntry } from '#src/api/tickets/tickets.ts'
import { SignedAmount } from '#src/client/components/SignedAmount.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { useDeferredClient } from '#src/client/hooks/useDeferredClient.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Select } from '#src/ui/controls/Select.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { entryKindName } from '#src/words/tickets/entries.ts'

import { PagedList } from './PagedList.tsx'

const styles = {
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
  entry: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    columnGap: space[3],
    rowGap: space[1],
    paddingBlock: space[2],
    borderBottom: '1px solid var(--border)',
    fontVariantNumeric: 'tabular-nums',
  }),
  kind: css({
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    columnGap: space[1],
    '> button': { color: 'var(--accent)', paddingInline: space[1] },
  }),
  word: css({ fontWeight: 500, color: 'var(--text-1)' }),
  amount: css({ fontWeight: 600, color: 'var(--text-1)', textAlign: 'end' }),
  time: css({ fontSize: text.s, color: 'var(--text-3)' }),
  balance: css({ fontSize: text.s, color: 'var(--text-2)', textAlign: 'end', whiteSpace: 'nowrap' }),
}

const texts = {
  loading: <Trans>Loading transactions</Trans>,
  failed: <Trans>Couldn't load your transactions</Trans>,
  reassurance: <Trans>Your money is not affected.</Trans>,
  notCurrent: <Trans>These transactions may not be up to date.</Trans>,
  moreFailed: <Trans>Couldn't load more transactions.</Trans>,
}

const all = ''

/** Every movement of the member's money or those of a kind, newest first, page after page [HIST-02]. */
export function EntryList({ onTicket }: { onTicket: (ticketNum: string) => void }) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<KnownEntry | typeof all>(all)
  return (
    <>
      <Select<KnownEntry | typeof all>
        label={t({ message: 'Type', context: 'filter: deposit, bet, payout' })}
        value={kind}
        options={[
          { value: all, label: t({ message: 'All', context: 'all types of transactions' }) },
          ...entryKinds.map((value) => ({ value, label: entryKindName(i18n, value) })),
        ]}
        onChange={setKind}
      />
      <Entries key={kind} kind={kind === all ? null : kind} onTicket={onTicket} />
    </>
  )
}

interface EntriesProps {
  kind: KnownEntry | null
  onTicket: (ticketNum: string) => void
}

function Entries({ kind, onTicket }: EntriesProps) {
  const pages = useInfiniteQuery(entriesQuery(useDeferredClient(), kind))
  const entries = once((pages.data?.pages ?? []).flatMap((page) => page.entries))
  return (
    <PagedList pages={pages} texts={texts} rowHeight={56}>
      {entries.length === 0 && kind !== null && (
        <EmptyState icon="history" title={<Trans>No transactions of this type</Trans>}>
          <Trans>Choose another type.</Trans>
        </EmptyState>
      )}
      {entries.length === 0 && kind === null && (
        <EmptyState icon="history" title={<Trans context="the list is empty">No transactions</Trans>}>
          <Trans>Deposits, stakes and payouts appear here.</Trans>
        </EmptyState>
      )}
      {entries.length > 0 && (
        <ul css={styles.list}>
          {entries.map((entry) => (
            <EntryRow key={entry.entryId} entry={entry} onTicket={onTicket} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** A movement that came meanwhile pushes others onto the next page, where they are a second time. */
function once(entries: readonly MoneyEntry[]): readonly MoneyEntry[] {
  return [...new Map(entries.map((entry) => [entry.entryId, entry])).values()]
}

interface EntryRowProps {
  entry: MoneyEntry
  onTicket: (ticketNum: string) => void
}

function EntryRow({ entry, onTicket }: EntryRowProps) {
  const format = useFormat()
  const amountOf = useAmount()
  const { i18n } = useLingui()
  const { kind, amount, at, ticketNum } = entry
  const isHidden = usePreference('hideBalance')
  const balance = amountOf(entry.balanceAfter)
  return (
    <li css={styles.entry}>
      <span css={styles.kind}>
        <span css={styles.word}>{entryKindName(i18n, kind)}</span>
        {ticketNum !== null && (
          <Button variant="quiet" onClick={() => onTicket(ticketNum)}>
            <Trans context="a bet's number">Ticket {ticketNum}</Trans>
          </Button>
        )}
      </span>
      <span css={styles.amount}>
        <SignedAmount amount={amount} />
      </span>
      <span css={styles.time}>{format.dateTime(at)}</span>
      <span css={styles.balance}>
        {isHidden ? (
          <Trans context="balance after a movement of money">Balance hidden</Trans>
        ) : (
          <Trans>Balance {balance}</Trans>
        )}
      </span>
    </li>
  )
}
