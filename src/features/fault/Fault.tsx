import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'

import { useClient } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'
import { supportCodeOf } from '#src/client/platform/faults.ts'
import { scriptOf } from '#src/client/platform/scripts.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { earlyMessages, withParams } from '#src/words/failures.ts'

const styles = {
  actions: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] }),
  support: css({ fontSize: text.s, color: 'var(--text-3)' }),
  code: css({ display: 'inline-block', WebkitUserSelect: 'all', userSelect: 'all' }),
}

/** What is said of a fault, and the ways on. */
interface FaultWords {
  readonly title: ReactNode
  /** What it is called, what it means for bets, and its code for support, in paragraphs. */
  readonly details: ReactNode
  readonly actions: ReactNode
}

interface FaultProps {
  error: unknown
  /** Tries again to show what failed. */
  onRetry: () => void
  /** Stands in its place while the page may still be reloaded for it. */
  waiting: ReactNode
  children: (words: FaultWords) => ReactNode
}

/**
 * A fault of ours: what it is called, what it means for bets, and the ways on. The machines live outside and go on. A
 * script that could not be fetched has the page reloaded first [ROUTE-06].
 */
export function Fault({ waiting, ...props }: FaultProps) {
  const reload = useActor('reload')
  const script = scriptOf(props.error)
  // Once it is shown it stays: whether another reload may be made is no matter of its.
  const [isShown, setShown] = useState(script === null)
  useEffect(() => {
    if (script === null || reload === undefined) return
    const watch = reload.subscribe((snapshot) => {
      if (!snapshot.matches('reloading')) setShown(true)
    })
    reload.send({ type: 'script.failed', script })
    return () => watch.unsubscribe()
  }, [reload, script])
  return isShown ? <Shown {...props} /> : waiting
}

function Shown({ error, onRetry, children }: Omit<FaultProps, 'waiting'>) {
  const { faults } = useClient()
  const { i18n } = useLingui()
  // Once met it stays the same fault, so that its code and time stand still.
  const [fault] = useState(() => faults.of(error))
  const { code } = fault
  const supportCode = <span css={styles.code}>{supportCodeOf(fault)}</span>
  return children({
    title: <Trans>Something went wrong</Trans>,
    details: (
      <>
        <p>{withParams(i18n, earlyMessages.pageLoadError, { code })}</p>
        <p>
          <Trans>A bet you confirmed is not lost. We'll tell you what happened to it.</Trans>
        </p>
        <p css={styles.support}>
          <Trans>Support code {supportCode}</Trans>
        </p>
      </>
    ),
    actions: (
      <div css={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          <Trans context="verb: try again what failed">Retry</Trans>
        </Button>
        <Button onClick={() => window.location.reload()}>
          <Trans>Reload the page</Trans>
        </Button>
      </div>
    ),
  })
}
