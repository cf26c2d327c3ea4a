import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

import { isLanguage } from '#domain/session/language.ts'
import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { datesIn } from '#src/words/format/dates.ts'

import { type ListPlace, searchOf } from '../eventsSearch.ts'
import { dayTabsPlace } from './dayTabsPlace.ts'
import type { Days } from './useDays.ts'

const styles = {
  trouble: css({ padding: space[2] }),
  count: css({ fontSize: text.s, fontWeight: 400, color: 'var(--text-3)' }),
}

interface DayTabsProps {
  readonly place: ListPlace
  readonly days: Days
  readonly panelId: string
}

/** The days of a list, each with how many events it holds [BROWSE-02]. */
export function DayTabs({ place, days: { all, active, retry }, panelId }: DayTabsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const nameOf = useDayName()
  const { date } = place
  const isGone = date !== null && all !== undefined && date !== active
  // The address names what is shown, so that a day that has gone does not come back on its own [ROUTE-11].
  useEffect(() => {
    if (isGone) void navigate({ to: '/events', search: searchOf({ ...place, date: null }), replace: true })
  }, [isGone, navigate, place])
  return (
    <div css={dayTabsPlace}>
      {all !== undefined && all.length > 0 && typeof active === 'string' && (
        <Tabs
          label={t({ message: 'Dates', context: 'filter by date' })}
          tabs={all.map((day) => ({
            name: day.date,
            label: (
              <>
                {nameOf(day.date)} <span css={styles.count}>{day.count}</span>
              </>
            ),
          }))}
          selected={active}
          onSelect={(chosen) =>
            void navigate({ to: '/events', search: searchOf({ ...place, date: chosen }) })
          }
          panelId={panelId}
        />
      )}
      {retry !== null && (
        <div css={styles.trouble}>
          <RetryNotice onRetry={retry}>
            {all === undefined ? (
              <Trans>Couldn't load the dates. Showing all dates.</Trans>
            ) : (
              <Trans>The dates may not be up to date.</Trans>
            )}
          </RetryNotice>
        </div>
      )}
    </div>
  )
}

/** Today by that word, any other day as "Sat 22/11". */
function useDayName(): (date: string) => string {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const today = useServerTime(format.isoDay)
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a zone: a day is no moment, and is named as it stands
  const { weekday } = datesIn(isLanguage(i18n.locale) ? i18n.locale : 'en', 'UTC')
  return (date) =>
    date === today ? t({ message: 'Today', context: 'events that start today' }) : weekday(Date.parse(date))
}
