import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useId, useState } from 'react'

import { errors } from '#domain/errorCatalogue.ts'
import { useSession } from '#src/client/context.tsx'
import { useServerTime } from '#src/client/serverTime.ts'
import { useFormat } from '#src/client/useFormat.ts'
import { usePreference } from '#src/client/usePreference.ts'
import { LogIn } from '#src/features/partner/LogIn.tsx'
import { PrebookGuide } from '#src/features/prebook/PrebookGuide.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { monthsBefore } from '#src/words/calendar.ts'
import { errorText } from '#src/words/errors.ts'
import { ticketTabName, type TicketTabName } from '#src/words/tickets.ts'

import { TicketList } from './list/TicketList.tsx'

const styles = {
  history: css({ display: 'grid', gap: space[3], alignContent: 'start' }),
  range: css({ fontSize: text.s, color: 'var(--text-3)', textAlign: 'center' }),
}

const monthsKept = 3

const tabs: readonly TicketTabName[] = ['pending', 'settled']
const tabsWithPrebook: readonly TicketTabName[] = [...tabs, 'prebook']

/** The member's tickets of the past three months [HIST-01]; guests have none [LAUNCH-05]. */
export function History() {
  const { isGuest } = useSession()
  return isGuest ? <GuestHistory /> : <MemberHistory />
}

function MemberHistory() {
  const { t, i18n } = useLingui()
  const [tab, setTab] = useState<TicketTabName>('pending')
  const panelId = useId()
  const { settings } = useSession()
  const shown = settings.features.isPrebookingEnabled === true ? tabsWithPrebook : tabs
  return (
    <div css={styles.history}>
      <Tabs
        label={t`Tickets`}
        tabs={shown.map((name) => ({ name, label: ticketTabName(i18n, name) }))}
        selected={tab}
        onSelect={setTab}
        panelId={panelId}
        isFilling
      />
      <div id={panelId} role="tabpanel" aria-label={ticketTabName(i18n, tab)}>
        <TicketList key={tab} tab={tab} />
      </div>
      {tab === 'prebook' && <PrebookGuide />}
      <p css={styles.range}>
        <Trans>Tickets of the past 3 months</Trans> <Since />
      </p>
    </div>
  )
}

/** From which day on: by the server's clock and the member's calendar. */
function Since() {
  const { date } = useFormat()
  const timeZone = usePreference('timeZone')
  const day = useServerTime(
    useCallback((now) => date(monthsBefore(now, monthsKept, timeZone)), [date, timeZone]),
  )
  return (
    <span>
      <Trans>(since {day})</Trans>
    </span>
  )
}

function GuestHistory() {
  const { i18n } = useLingui()
  return (
    <EmptyState icon="history" title={<Trans>No tickets</Trans>} action={<LogIn reason="history" />}>
      {errorText(i18n, errors.pleaseLogin)}
    </EmptyState>
  )
}
