// The chart of socket, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "watchConnectivity": fromPromise(async () => undefined),
    "openSocket": fromPromise(async () => undefined),
    "catchUp": fromPromise(async () => undefined),
    "refreshToken": fromPromise(async () => undefined),
  },
  guards: {
    "isTokenRefused": () => false,
    "isChannelForbidden": () => false,
    "isAbnormalClosure": () => false,
    "isUnauthorized": () => false,
    "isForbidden": () => false,
  },
  actions: {
    "noteEnd": () => {},
    "forgetAttempts": () => {},
    "tellCaughtUp": () => {},
    "countAttempt": () => {},
    "noteLive": () => {},
    "tellSilent": () => {},
    "ping": () => {},
  },
  delays: {
    "connectTimeout": 10000,
    "silenceTimeout": 1000,
    "probeTimeout": 5000,
    "reconnectDelay": 1000,
  },
}).createMachine({
  "id": "socket",
  "invoke": {
    "id": "watchConnectivity",
    "src": "watchConnectivity"
  },
  "initial": "open",
  "states": {
    "open": {
      "description": "There is a socket; whether it is alive is another matter.",
      "entry": "countAttempt",
      "invoke": {
        "id": "openSocket",
        "src": "openSocket"
      },
      "initial": "connecting",
      "states": {
        "connecting": {
          "description": "The socket is being opened.",
          "after": {
            "connectTimeout": "#socket.waitingToReconnect"
          },
          "on": {
            "socket.opened": "established"
          }
        },
        "established": {
          "description": "What was missed before is fetched, and from here on nothing is: a connection leaves nothing out.",
          "invoke": {
            "id": "catchUp",
            "src": "catchUp"
          },
          "exit": "noteLive",
          "initial": "live",
          "states": {
            "live": {
              "description": "Prices count only here.",
              "tags": "live",
              "after": {
                "silenceTimeout": "silent"
              },
              "on": {
                "message.arrived": {
                  "target": "live",
                  "reenter": true,
                  "actions": "forgetAttempts"
                },
                "silence.noticed": "silent"
              }
            },
            "silent": {
              "description": "Looks open, says nothing: asked once for a sign of life. Its prices do not count meanwhile.",
              "entry": [
                "tellSilent",
                "ping"
              ],
              "after": {
                "probeTimeout": "#socket.waitingToReconnect"
              },
              "on": {
                "ping.answered": {
                  "target": "live",
                  "actions": "tellCaughtUp"
                },
                "message.arrived": "behind"
              }
            },
            "behind": {
              "description": "Heard again, but what comes now may have been on its way all the time. Asked once more: the answer overtakes nothing, so that with it all is known. A connection that takes longer is given up for a new one.",
              "entry": "ping",
              "after": {
                "probeTimeout": "#socket.waitingToReconnect"
              },
              "on": {
                "ping.answered": {
                  "target": "live",
                  "actions": "tellCaughtUp"
                }
              }
            }
          },
          "on": {
            "page.woke": "woken"
          }
        },
        "woken": {
          "description": "After a sleep nobody knows what the connection still carries: where it answers, all is fetched again.",
          "entry": "ping",
          "after": {
            "probeTimeout": "#socket.waitingToReconnect"
          },
          "on": {
            "ping.answered": "established"
          }
        }
      },
      "on": {
        "socket.closed": [
          {
            "guard": {
              "type": "isTokenRefused"
            },
            "target": "closedForGood",
            "actions": {
              "type": "noteEnd",
              "params": {
                "end": "unauthorized"
              }
            }
          },
          {
            "guard": {
              "type": "isChannelForbidden"
            },
            "target": "closedForGood",
            "actions": {
              "type": "noteEnd",
              "params": {
                "end": "forbidden"
              }
            }
          },
          {
            "guard": {
              "type": "isAbnormalClosure"
            },
            "target": "refreshingToken"
          },
          {
            "target": "waitingToReconnect"
          }
        ],
        "connection.lost": "offline",
        "page.left": "away"
      }
    },
    "refreshingToken": {
      "description": "A cut line and a refused token look alike from here: a fresh token tells them apart.",
      "invoke": {
        "id": "refreshToken",
        "src": "refreshToken",
        "onDone": "waitingToReconnect",
        "onError": [
          {
            "guard": {
              "type": "isUnauthorized"
            },
            "target": "closedForGood",
            "actions": {
              "type": "noteEnd",
              "params": {
                "end": "unauthorized"
              }
            }
          },
          {
            "guard": {
              "type": "isForbidden"
            },
            "target": "closedForGood",
            "actions": {
              "type": "noteEnd",
              "params": {
                "end": "forbidden"
              }
            }
          },
          {
            "target": "waitingToReconnect"
          }
        ]
      },
      "on": {
        "connection.lost": "offline",
        "page.left": "away"
      }
    },
    "waitingToReconnect": {
      "description": "There is no connection. Another is tried soon, and ever more seldom.",
      "meta": {
        "shownBy": [
          "src/shell/ConnectionNotice.tsx"
        ]
      },
      "after": {
        "reconnectDelay": "open"
      },
      "on": {
        "connection.cameBack": "open",
        "page.returned": "open",
        "page.woke": "open",
        "connection.lost": "offline",
        "page.left": "away"
      }
    },
    "offline": {
      "description": "No network: no use in trying, and no host to blame.",
      "entry": "forgetAttempts",
      "meta": {
        "shownBy": [
          "src/shell/ConnectionNotice.tsx"
        ]
      },
      "on": {
        "connection.cameBack": "open",
        "page.returned": "open",
        "page.left": "away"
      }
    },
    "away": {
      "description": "The page is gone or in the back/forward cache, where a socket would be cut anyway.",
      "on": {
        "page.returned": "open"
      }
    },
    "closedForGood": {
      "description": "The server has refused this token, for the reason in `end`.",
      "type": "final"
    }
  }
})
