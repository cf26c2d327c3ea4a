import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import { errors } from '#domain/errorCatalogue.ts'
import { useClient } from '#src/client/context.tsx'
import { supportCodeOf } from '#src/client/faults.ts'
import { scriptOf } from '#src/client/scripts.ts'
import { Button } from '#src/ui/Button.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'

import { RoutePending } from './RoutePending.tsx'
import { StatusPage } from './StatusPage.tsx'

const styles = {
  actions: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] }),
  support: css({ fontSize: text.s, color: 'var(--text-3)' }),
  code: css({ display: 'inline-block', WebkitUserSelect: 'all', userSelect: 'all' }),
}

interface FaultPageProps {
  error: unknown
  /** Shows what failed anew. */
  onRetry: () => void
  /** A part of the shell instead of a page of its own. */
  isPart: boolean
}

/**
 * A fault of ours: what it is called, what it means for bets, and the ways on. The machines live outside and go on. A
 * script that could not be had is asked for by a reload first [ROUTE-06].
 */
export function FaultPage(props: FaultPageProps) {
  const { reload } = useClient()
  const script = scriptOf(props.error)
  // Once it is shown it stays: whether another reload may be made is no matter of its.
  const [isShown, setShown] = useState(script === null)
  useEffect(() => {
    if (script === null) return
    const watch = reload.subscribe((snapshot) => {
      if (!snapshot.matches('reloading')) setShown(true)
    })
    reload.send({ type: 'script.failed', script })
    return () => watch.unsubscribe()
  }, [reload, script])
  return isShown ? <Fault {...props} /> : <RoutePending isPart={props.isPart} />
}

function Fault({ error, onRetry, isPart }: FaultPageProps) {
  const { faults } = useClient()
  const { i18n } = useLingui()
  // Once met it stays the same fault, so that its code and time stand still.
  const [fault] = useState(() => faults.of(error))
  const { code } = fault
  const supportCode = supportCodeOf(fault)
  return (
    <StatusPage
      isPart={isPart}
      role="alert"
      icon="error"
      tone="danger"
      title={errorText(i18n, { code: errors.pageLoadError.code, params: { code } })}
      action={
        <div css={styles.actions}>
          <Button variant="primary" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
          <Button onClick={() => window.location.reload()}>
            <Trans>Reload the page</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>A bet you have confirmed is not lost: it goes on by itself.</Trans>
      </p>
      <p css={styles.support}>
        <Trans>
          Support code <span css={styles.code}>{supportCode}</span>
        </Trans>
      </p>
    </StatusPage>
  )
}
