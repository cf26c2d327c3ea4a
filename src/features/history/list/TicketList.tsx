import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'

import { failureOf } from '#machines/failure.ts'
import { ticketsQuery } from '#src/api/tickets.ts'
import { useClient } from '#src/client/context.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { RetryNotice } from '#src/ui/RetryNotice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { errorText } from '#src/words/errors.ts'
import { noTicketsText, type TicketTabName } from '#src/words/tickets.ts'

import { TicketRow } from '../ticket/TicketRow.tsx'

const styles = { list: css({ display: 'grid', gap: space[2] }) }

/** The tickets of a tab, page after page. A refresh leaves what is shown until the new is there. */
export function TicketList({ tab }: { tab: TicketTabName }) {
  const tickets = useInfiniteQuery(ticketsQuery(useClient(), tab))
  const { data, error, refetch } = tickets
  if (data === undefined)
    return error === null ? <Loading /> : <Failed error={error} onRetry={() => void refetch()} />
  const rows = data.pages.flatMap((page) => page.tickets)
  return (
    <div css={styles.list}>
      {tickets.isRefetchError && <NotCurrent onRetry={() => void refetch()} />}
      {rows.length === 0 && <NoTickets tab={tab} />}
      {rows.map((ticket) => (
        <TicketRow key={ticket.ticketNum} ticket={ticket} />
      ))}
      {tickets.isFetchNextPageError && (
        <RetryNotice onRetry={() => void tickets.fetchNextPage()}>
          <Trans>More tickets could not be loaded.</Trans>
        </RetryNotice>
      )}
      {tickets.hasNextPage && !tickets.isFetchNextPageError && (
        <Button isWide disabled={tickets.isFetchingNextPage} onClick={() => void tickets.fetchNextPage()}>
          {tickets.isFetchingNextPage ? <Trans>Loading…</Trans> : <Trans>Show more</Trans>}
        </Button>
      )}
    </div>
  )
}

function NoTickets({ tab }: { tab: TicketTabName }) {
  const { i18n } = useLingui()
  const [title, detail] = noTicketsText(i18n, tab)
  return (
    <EmptyState icon="history" title={title}>
      {detail}
    </EmptyState>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui()
  return (
    <ErrorState title={<Trans>Your tickets could not be loaded</Trans>} onRetry={onRetry}>
      {errorText(i18n, failureOf(error))} <Trans>Your bets are not affected.</Trans>
    </ErrorState>
  )
}

function NotCurrent({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNotice onRetry={onRetry}>
      <Trans>These tickets may not be up to date.</Trans>
    </RetryNotice>
  )
}

const rowsWhileLoading = [0, 1, 2]

function Loading() {
  return (
    <div css={styles.list}>
      <VisuallyHidden>
        <Trans>Loading tickets</Trans>
      </VisuallyHidden>
      {rowsWhileLoading.map((row) => (
        <Skeleton key={row} height={172} />
      ))}
    </div>
  )
}
