// The chart of launch, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "exchangeLink": fromPromise(async () => undefined),
    "checkSession": fromPromise(async () => undefined),
    "loadMember": fromPromise(async () => undefined),
  },
  guards: {
    "hasSettings": () => false,
    "hasLink": () => false,
    "hasSession": () => false,
    "isStorageBlocked": () => false,
    "isUnanswered": () => false,
    "isTokenExpired": () => false,
    "isSessionOver": () => false,
  },
  actions: {
    "keepGranted": () => {},
    "noteFailure": () => {},
    "keepLoaded": () => {},
    "forgetFailure": () => {},
  },
  delays: {
    "launchTimeout": 30000,
  },
}).createMachine({
  "id": "launch",
  "initial": "waiting",
  "states": {
    "waiting": {
      "description": "The member sees that the launch is under way.",
      "meta": {
        "shownBy": [
          "src/screens/launch/LaunchScreen.tsx"
        ]
      },
      "entry": "forgetFailure",
      "initial": "findingStart",
      "after": {
        "launchTimeout": "timedOut"
      },
      "states": {
        "findingStart": {
          "description": "What is there to start from? A retry goes on from the settings already granted.",
          "always": [
            {
              "guard": "hasSettings",
              "target": "loadingMember"
            },
            {
              "guard": "hasLink",
              "target": "exchangingLink"
            },
            {
              "guard": "hasSession",
              "target": "checkingSession"
            },
            {
              "guard": "isStorageBlocked",
              "target": "#launch.storageBlocked"
            },
            {
              "target": "#launch.failed"
            }
          ]
        },
        "exchangingLink": {
          "description": "The partner’s link is exchanged for the settings of a session.",
          "invoke": {
            "id": "exchangeLink",
            "src": "exchangeLink",
            "onDone": {
              "target": "loadingMember",
              "actions": {
                "type": "keepGranted"
              }
            },
            "onError": [
              {
                "guard": {
                  "type": "isUnanswered"
                },
                "target": "#launch.timedOut",
                "actions": {
                  "type": "noteFailure"
                }
              },
              {
                "guard": {
                  "type": "isTokenExpired"
                },
                "target": "#launch.tokenExpired",
                "actions": {
                  "type": "noteFailure"
                }
              },
              {
                "target": "#launch.failed",
                "actions": {
                  "type": "noteFailure"
                }
              }
            ]
          }
        },
        "checkingSession": {
          "description": "Does the server still know the session that was kept?",
          "invoke": {
            "id": "checkSession",
            "src": "checkSession",
            "onDone": {
              "target": "loadingMember",
              "actions": {
                "type": "keepGranted"
              }
            },
            "onError": [
              {
                "guard": {
                  "type": "isUnanswered"
                },
                "target": "#launch.timedOut",
                "actions": {
                  "type": "noteFailure"
                }
              },
              {
                "guard": {
                  "type": "isSessionOver"
                },
                "target": "#launch.tokenExpired",
                "actions": {
                  "type": "noteFailure"
                }
              },
              {
                "target": "#launch.failed",
                "actions": {
                  "type": "noteFailure"
                }
              }
            ]
          }
        },
        "loadingMember": {
          "description": "Who the member is, and what their wallet holds.",
          "invoke": {
            "id": "loadMember",
            "src": "loadMember",
            "onDone": {
              "target": "#launch.ready",
              "actions": {
                "type": "keepLoaded"
              }
            },
            "onError": [
              {
                "guard": {
                  "type": "isUnanswered"
                },
                "target": "#launch.timedOut",
                "actions": {
                  "type": "noteFailure"
                }
              },
              {
                "guard": {
                  "type": "isSessionOver"
                },
                "target": "#launch.tokenExpired",
                "actions": {
                  "type": "noteFailure"
                }
              },
              {
                "target": "#launch.failed",
                "actions": {
                  "type": "noteFailure"
                }
              }
            ]
          }
        }
      }
    },
    "timedOut": {
      "description": "No answer: the member may try again.",
      "meta": {
        "shownBy": [
          "src/screens/launch/LaunchScreen.tsx"
        ]
      },
      "on": {
        "retry.requested": "waiting"
      }
    },
    "tokenExpired": {
      "description": "The link or the session is used up: launch again from the partner.",
      "meta": {
        "shownBy": [
          "src/screens/launch/LaunchScreen.tsx"
        ]
      }
    },
    "storageBlocked": {
      "description": "A reload, but the browser keeps nothing for us, so there is no session to go on with.",
      "meta": {
        "shownBy": [
          "src/screens/launch/LaunchScreen.tsx"
        ]
      }
    },
    "failed": {
      "description": "Refused, with the reason in `failure`; without one there was nothing to launch from.",
      "meta": {
        "shownBy": [
          "src/screens/launch/LaunchScreen.tsx"
        ]
      }
    },
    "ready": {
      "description": "The member is here: the client runs.",
      "type": "final"
    }
  }
})
