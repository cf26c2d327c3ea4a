import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { errors } from '#domain/errorCatalogue.ts'
import { useSession } from '#src/client/context.tsx'
import { LogIn } from '#src/features/partner/LogIn.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { useErrorText } from '#src/words/useErrorText.ts'

import { TicketList } from './TicketList.tsx'

const styles = {
  history: css({ display: 'grid', gap: space[3], alignContent: 'start' }),
  range: css({ fontSize: text.s, color: 'var(--text-3)', textAlign: 'center' }),
}

type HistoryTab = 'pending' | 'settled'

/** The member's tickets of the past three months [HIST-01]; guests have none [LAUNCH-05]. */
export function History() {
  const { isGuest } = useSession()
  return isGuest ? <GuestHistory /> : <MemberHistory />
}

function MemberHistory() {
  const { t } = useLingui()
  const [tab, setTab] = useState<HistoryTab>('pending')
  const panelId = useId()
  return (
    <div css={styles.history}>
      <Tabs
        label={t`Tickets`}
        tabs={[
          { name: 'pending', label: t`Pending` },
          { name: 'settled', label: t`Settled` },
        ]}
        selected={tab}
        onSelect={setTab}
        panelId={panelId}
        isFilling
      />
      <div id={panelId} role="tabpanel" aria-label={tab === 'pending' ? t`Pending` : t`Settled`}>
        <TicketList key={tab} tab={tab} />
      </div>
      <p css={styles.range}>
        <Trans>Tickets of the past 3 months</Trans>
      </p>
    </div>
  )
}

function GuestHistory() {
  const errorText = useErrorText()
  return (
    <EmptyState icon="history" title={<Trans>No tickets</Trans>} action={<LogIn reason="history" />}>
      {errorText(errors.pleaseLogin)}
    </EmptyState>
  )
}
