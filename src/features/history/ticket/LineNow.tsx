import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import type { TicketLine } from '#domain/bets/bet.ts'
import { useClient } from '#src/client/context.tsx'
import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { useIsSeen } from '#src/ui/timing/useIsSeen.ts'

import { bindLineNow } from './bindLineNow.ts'

const styles = {
  now: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    // As high before anything is known as after.
    minHeight: 20,
    fontSize: text.xs,
    color: 'var(--text-2)',
    fontVariantNumeric: 'tabular-nums',
    '[data-live]': { display: 'none' },
    '&[data-in-play=true] [data-live]': { display: 'inline-flex', alignItems: 'center', gap: space[2] },
  }),
  score: css({ fontWeight: 600, color: 'var(--text-1)', whiteSpace: 'nowrap' }),
  standing: css({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
  price: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    svg: { display: 'none', color: 'var(--text-3)' },
    '[data-now]': { fontWeight: 600, color: 'var(--text-1)' },
    '[data-status]:not([data-status=open]) > & svg': { display: 'inline' },
    '[data-status]:not([data-status=open]) > & [data-now]': { color: 'var(--text-3)' },
    // The word for why it is shut says as much.
    '[data-status]:not([data-status=open]) > & [data-word]': { display: 'none' },
  }),
}

/**
 * Where a line of a running event stands: the score and the price now [HIST-01]. Nothing before its event begins, which
 * may be before its time.
 */
export function LineNow({ line }: { line: TicketLine }) {
  const { startUtc, eventId } = line
  const { scoreBook } = useClient()
  const isDue = useServerTime(useCallback((now) => (now >= startUtc ? 1 : 0), [startUtc])) === 1
  const isInPlay = useSyncExternalStore(
    useCallback((listener) => scoreBook.subscribe(eventId, listener), [scoreBook, eventId]),
    () => scoreBook.get(eventId)?.inPlay === true,
  )
  return (isDue || isInPlay) && <RunningLine line={line} />
}

function RunningLine({ line }: { line: TicketLine }) {
  const client = useClient()
  const { i18n } = useLingui()
  const element = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(element)
  useLayoutEffect(() => {
    if (element.current === null || !isSeen) return
    return bindLineNow(element.current, client, line, i18n)
  }, [client, line, i18n, i18n.locale, isSeen])
  return (
    <div ref={element} css={styles.now} data-line-now="">
      <span data-live="">
        <Badge tone="live">
          <Trans context="mark: match in progress">Live</Trans>
        </Badge>
        <span css={styles.score} data-score="" />
      </span>
      <bdi css={styles.standing} data-standing="" />
      <span css={styles.price}>
        <Icon name="lock" />
        <span data-state="" />
        <span>
          <span data-word="">
            <Trans context="before the current odds: Now 1.76">Now</Trans>
          </span>{' '}
          <span data-now="" />
        </span>
      </span>
    </div>
  )
}
