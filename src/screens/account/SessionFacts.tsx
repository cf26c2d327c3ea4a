import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useSession } from '#src/client/context.tsx'
import { sessionCodeOf } from '#src/client/platform/sessionCode.ts'
import { appVersion } from '#src/client/platform/version.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { CopyCode } from './CopyCode.tsx'

const style = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[2]}px ${space[3]}px`,
  alignItems: 'baseline',
  fontSize: text.s,
  '> div': { display: 'contents' },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { textAlign: 'end', overflowWrap: 'anywhere' },
})

/** What support asks for: who is here, with whom, which client it is, and the code of the session [SRV-15]. */
export function SessionFacts() {
  const { isGuest, settings } = useSession()
  const { memberCode, partnerName, sessionId } = settings
  return (
    <dl css={style}>
      <Fact name={<Trans>Member</Trans>}>
        {isGuest ? (
          <Trans context="who this session is of">Guest</Trans>
        ) : (
          <Name lines={2}>{memberCode}</Name>
        )}
      </Fact>
      <Fact name={<Trans>Betting site</Trans>}>
        <Name lines={2}>{partnerName}</Name>
      </Fact>
      <Fact name={<Trans context="of the application">Version</Trans>}>{appVersion}</Fact>
      <Fact name={<Trans context="of a session">Support code</Trans>}>
        <CopyCode code={sessionCodeOf(appVersion, sessionId)} />
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
