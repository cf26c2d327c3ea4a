import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { type AcceptPolicy, acceptPolicies } from '#domain/bets/bet.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Segment } from '#src/ui/controls/Segment.tsx'
import { Select } from '#src/ui/controls/Select.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { acceptPolicyName } from '#src/words/slip/policies.ts'

const styles = {
  // A quiet line: what is looked at here is the button above it.
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    '& [role="combobox"]': {
      minHeight: 32,
      padding: `0 ${space[1]}px`,
      border: 0,
      background: 'none',
      fontSize: text.xs,
      color: 'var(--text-2)',
    },
  }),
  name: css({ fontSize: text.xs, color: 'var(--text-3)' }),
}

interface PolicySelectProps {
  /** Name and choice in one line, as a menu: there is no room for all of them. */
  readonly isInline?: boolean
}

/** Which moves of a price the member takes without being asked; remembered for them [SLIP-16]. */
export function PolicySelect({ isInline = false }: PolicySelectProps) {
  const { t, i18n } = useLingui()
  const { preferences } = useClient()
  const policy = usePreference('acceptPolicy')
  const label = t`Accept odds changes`
  const choice = {
    label,
    value: policy,
    options: acceptPolicies.map((value) => ({ value, label: acceptPolicyName(i18n, value) })),
    onChange: (value: AcceptPolicy) => preferences.set('acceptPolicy', value),
  }
  if (!isInline) return <Segment {...choice} />
  return (
    <div css={styles.row}>
      <span css={styles.name} aria-hidden="true">
        {label}
      </span>
      <Select {...choice} isLabelHidden />
    </div>
  )
}
