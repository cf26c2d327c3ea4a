import { createStory, testChapters, type Chapter, type Story } from '#tests/model/story.ts'

import { serversMachine } from '../machine.ts'
import { first, second, third, serversInput } from '../testing/model.ts'
import { all } from '../testing/surveyed.ts'

const fails = (server: string) => ({ type: 'call.failed', server })

const answers = (server: string) => ({ type: 'call.answered', server })

const begin = (): Story => createStory(serversMachine, serversInput)

/** All were asked, and these are well. */
function afterSurvey(...healthy: readonly string[]): Story {
  const servers = begin()
  servers.ends('survey', { asked: all, healthy })
  servers.takeLines()
  return servers
}

const chapters: readonly Chapter[] = [
  {
    title: 'is that all are asked once, and the first that is well is chosen and reported [SRV-01] [SRV-02]',
    begins: begin,
    happens: (servers) => {
      servers.ends('survey', { asked: all, healthy: [second, third] })
      servers.ends('recordChoice')
    },
    lines: [
      'begins: goes to choice.surveying and dropped.none, keeps servers, keeps random 0.5, keeps chosen "https://a.test/api", keeps failures 0, keeps asked, keeps rest 0, starts watchConnectivity, starts checkHealth as survey',
      'survey ends: goes to choice.serving.reporting and dropped.waiting, keeps servers, keeps chosen "https://b.test/api", keeps asked, keeps rest 5000, starts recordChoice, leaves survey',
      'recordChoice ends: goes to choice.serving.settled, keeps asked, keeps reported "https://b.test/api", leaves recordChoice',
    ],
  },
  {
    title: 'is that the first serves though nobody could be asked or told [SRV-01] [SRV-02]',
    begins: begin,
    happens: (servers) => {
      servers.fails('survey')
      servers.fails('recordChoice')
      servers.says(answers(first))
    },
    lines: [
      'begins: goes to choice.surveying and dropped.none, keeps servers, keeps random 0.5, keeps chosen "https://a.test/api", keeps failures 0, keeps asked, keeps rest 0, starts watchConnectivity, starts checkHealth as survey',
      'survey fails: goes to choice.serving.reporting, starts recordChoice, leaves survey',
      'recordChoice fails: goes to choice.serving.settled, keeps reported "https://a.test/api", leaves recordChoice',
      'call.answered: stays',
    ],
  },
  {
    title: 'is that one a call failed on is asked, and serves on where it is well and answers [SRV-02]',
    begins: () => afterSurvey(...all),
    happens: (servers) => {
      servers.ends('recordChoice')
      servers.says(fails(second))
      servers.says(fails(first))
      servers.ends('checkStanding', { asked: all, healthy: all })
      servers.says(fails(second))
      servers.says(answers(second))
      servers.says(fails(first))
      servers.says(answers(first))
    },
    lines: [
      'recordChoice ends: goes to choice.serving.settled, keeps asked, keeps reported "https://a.test/api", leaves recordChoice',
      'call.failed: stays',
      'call.failed: goes to choice.suspecting.asking, keeps failures 1, starts checkHealth as checkStanding',
      'checkStanding ends: goes to choice.suspecting.watching, keeps asked, leaves checkStanding',
      'call.failed: stays',
      'call.answered: stays',
      'call.failed: goes to choice.suspecting.asking, keeps failures 2, starts checkHealth as checkStanding',
      'call.answered: goes to choice.serving.settled, keeps failures 0, leaves checkStanding',
    ],
  },
  {
    title:
      'is that one calls keep failing on is dropped, though it says that it is well, and asked again [SRV-02]',
    begins: () => afterSurvey(...all),
    happens: (servers) => {
      servers.says(fails(first))
      servers.fails('checkStanding')
      servers.says(fails(first))
      servers.ends('checkStanding', { asked: all, healthy: all })
      servers.says(fails(first))
      servers.ends('recordChoice')
      servers.passes(5_000)
      servers.fails('checkDropped')
      servers.passes(5_000)
      servers.ends('checkDropped', { asked: [first], healthy: [first] })
      servers.says(fails(second))
      servers.ends('checkStanding', { asked: all, healthy: [first, third] })
    },
    lines: [
      'call.failed: goes to choice.suspecting.asking, keeps failures 1, starts checkHealth as checkStanding, leaves recordChoice',
      'checkStanding fails: goes to choice.suspecting.watching, leaves checkStanding',
      'call.failed: goes to choice.suspecting.asking, keeps failures 2, starts checkHealth as checkStanding',
      'checkStanding ends: goes to choice.suspecting.watching, leaves checkStanding',
      'call.failed: goes to choice.serving.reporting and dropped.waiting, keeps servers, keeps chosen "https://b.test/api", keeps failures 0, keeps rest 5000, starts recordChoice',
      'recordChoice ends: goes to choice.serving.settled, keeps asked, keeps reported "https://b.test/api", leaves recordChoice',
      '5000 ms pass: goes to dropped.asking, starts checkHealth as checkDropped',
      'checkDropped fails: goes to dropped.waiting, leaves checkDropped',
      '5000 ms pass: goes to dropped.asking, starts checkHealth as checkDropped',
      'checkDropped ends: goes to dropped.none, keeps servers, keeps asked, keeps rest 300000, leaves checkDropped',
      'call.failed: goes to choice.suspecting.asking, keeps failures 1, starts checkHealth as checkStanding',
      'checkStanding ends: goes to choice.serving.reporting and dropped.waiting, keeps servers, keeps chosen "https://a.test/api", keeps failures 0, keeps asked, keeps rest 5000, starts recordChoice, leaves checkStanding',
    ],
  },
  {
    title: 'is that no server is left, and the one that answers serves [SRV-02] [SRV-03]',
    begins: () => afterSurvey(),
    happens: (servers) => {
      servers.says(fails(first))
      servers.says(answers(second))
      servers.passes(5_000)
      servers.ends('checkDropped', { asked: all, healthy: [] })
      servers.passes(10_000)
      servers.ends('checkDropped', { asked: all, healthy: [third] })
      servers.says(fails(third))
    },
    lines: [
      'call.failed: stays',
      'call.answered: stays',
      '5000 ms pass: goes to dropped.asking, starts checkHealth as checkDropped',
      'checkDropped ends: goes to dropped.waiting, keeps servers, keeps rest 10000, leaves checkDropped',
      '10000 ms pass: goes to dropped.asking, starts checkHealth as checkDropped',
      'checkDropped ends: goes to choice.serving.reporting and dropped.waiting, keeps servers, keeps chosen "https://c.test/api", keeps rest 20000, starts recordChoice, leaves checkDropped',
      'call.failed: goes to choice.suspecting.asking, keeps failures 1, starts checkHealth as checkStanding, leaves recordChoice',
    ],
  },
  {
    title: 'is that the one a call was answered by serves, where nobody was left [SRV-02] [SRV-03]',
    begins: () => afterSurvey(),
    happens: (servers) => {
      servers.says(answers(first))
    },
    lines: ['call.answered: goes to choice.serving.settled, keeps servers'],
  },
  {
    title: 'is that nothing is asked or said of them without a network [SRV-02]',
    begins: () => afterSurvey(second),
    happens: (servers) => {
      servers.says({ type: 'connection.lost' })
      servers.says(fails(second))
      servers.passes(60_000)
      servers.says({ type: 'connection.cameBack' })
      servers.says({ type: 'connection.lost' })
      servers.says({ type: 'page.returned' })
      servers.ends('survey', { asked: all, healthy: all })
    },
    lines: [
      'connection.lost: goes to choice.offline and dropped.resting, leaves recordChoice',
      'call.failed: stays',
      '60000 ms pass: stays',
      'connection.cameBack: goes to choice.surveying and dropped.waiting, starts checkHealth as survey',
      'connection.lost: goes to choice.offline and dropped.resting, leaves survey',
      'page.returned: goes to choice.surveying and dropped.waiting, starts checkHealth as survey',
      'survey ends: goes to choice.serving.reporting and dropped.none, keeps servers, starts recordChoice, leaves survey',
    ],
  },
  {
    title:
      'is that all are well, and so that none is asked again but after the network was gone [SRV-01] [SRV-02]',
    begins: () => afterSurvey(...all),
    happens: (servers) => {
      servers.ends('recordChoice')
      servers.says({ type: 'connection.lost' })
      servers.says({ type: 'page.returned' })
      servers.ends('survey', { asked: all, healthy: all })
    },
    lines: [
      'recordChoice ends: goes to choice.serving.settled, keeps asked, keeps reported "https://a.test/api", leaves recordChoice',
      'connection.lost: goes to choice.offline and dropped.resting',
      'page.returned: goes to choice.surveying and dropped.none, starts checkHealth as survey',
      'survey ends: goes to choice.serving.reporting, keeps asked, starts recordChoice, leaves survey',
    ],
  },
  {
    title: 'is that the network goes and comes where nobody was left [SRV-02] [SRV-03]',
    begins: () => afterSurvey(),
    happens: (servers) => {
      servers.says({ type: 'connection.lost' })
      servers.says({ type: 'page.returned' })
    },
    lines: [
      'connection.lost: goes to choice.offline and dropped.resting',
      'page.returned: goes to choice.surveying and dropped.waiting, starts checkHealth as survey',
    ],
  },
]

testChapters('all that becomes of the servers', chapters)
