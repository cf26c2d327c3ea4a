import { Trans, useLingui } from '@lingui/react/macro'

import { useSession } from '#src/client/context.tsx'
import { Profile } from '#src/features/accountSettings/Profile.tsx'
import { PolicySegment } from '#src/features/betSlip/policy/PolicySegment.tsx'
import { PressRuleSegment } from '#src/features/betSlip/policy/PressRuleSegment.tsx'
import { QuickBetSetting } from '#src/features/betSlip/quickBet/QuickBetSetting.tsx'
import { QuickStakesSetting } from '#src/features/betSlip/stake/quick/QuickStakesSetting.tsx'
import { CareLink } from '#src/features/care/CareLink.tsx'
import { CompactRowsSwitch } from '#src/features/preferences/CompactRowsSwitch.tsx'
import { HideBalanceSwitch } from '#src/features/preferences/HideBalanceSwitch.tsx'
import { LanguageSelect } from '#src/features/preferences/LanguageSelect.tsx'
import { MotionSegment } from '#src/features/preferences/MotionSegment.tsx'
import { OddsTypeSegment } from '#src/features/preferences/OddsTypeSegment.tsx'
import { SingleKeysSwitch } from '#src/features/preferences/SingleKeysSwitch.tsx'
import { ThemeSelect } from '#src/features/preferences/ThemeSelect.tsx'
import { TimeZoneField } from '#src/features/preferences/timeZone/TimeZoneField.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { useDevice } from '#src/ui/theme/device.ts'

import { layout } from './layout.ts'
import { Section } from './Section.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import { TransactionsLink } from './TransactionsLink.tsx'

/** Who the member is here and everything that they may set, each at once and remembered [MEMBER-04] [SRV-15]. */
export function AccountScreen() {
  const { t } = useLingui()
  const { isGuest } = useSession()
  const isPhone = useDevice() === 'phone'
  return (
    <div css={layout.page}>
      <ScreenHeading>
        <Trans context="heading of the page">Account settings</Trans>
      </ScreenHeading>
      <div css={layout.columns}>
        <div css={layout.column}>
          {!isGuest && (
            <Section name={t({ message: 'Profile', context: "the member's name and picture" })}>
              <Profile />
              <TransactionsLink />
              <CareLink />
            </Section>
          )}
          <Section name={t({ message: 'Betting', context: 'heading of settings' })}>
            <OddsTypeSegment />
            <PolicySegment />
            <PressRuleSegment />
            <QuickBetSetting />
            <QuickStakesSetting />
          </Section>
        </div>
        <div css={layout.column}>
          <Section name={t({ message: 'Display', context: 'heading of settings' })}>
            <LanguageSelect />
            <TimeZoneField />
            <ThemeSelect />
            {isPhone && <CompactRowsSwitch />}
            <MotionSegment />
            {!isGuest && <HideBalanceSwitch />}
            <SingleKeysSwitch />
          </Section>
          <Section name={t({ message: 'This session', context: 'what support asks for' })}>
            <SessionFacts />
          </Section>
        </div>
      </div>
    </div>
  )
}
