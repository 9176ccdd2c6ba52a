import { contact, post, postComment, report, waiting } from './inbox-commands.mjs'
import { holiday, redirect, staff } from './settings-commands.mjs'
import { showCommands } from './show-commands.mjs'

const orderCommand = {
  path: '/api/operator/order',
  args: ['order id'],
  options: ['note', 'tracking'],
  describe: ({ order: { code, id, status } }) => `${code} (${id}) is now ${status}.`,
}

function transitionCommand(to, help, options = ['note']) {
  const body = ([id], { note = '', tracking }) => ({
    ...{ id, to, note },
    ...(tracking && { tracking_code: tracking }),
  })
  return { ...orderCommand, help, options, body }
}

function moderateCommand(kind, path, approved) {
  return {
    path,
    args: [`${kind} id`],
    help: approved ? 'lets it be seen' : 'keeps it out of sight',
    body: ([id]) => ({ id, approved }),
    describe: (_, [id]) => `The ${kind} ${id} is ${approved ? 'approved' : 'rejected'}.`,
  }
}

function statusCommand(status, help) {
  return {
    path: '/api/operator/product',
    args: ['product id'],
    help,
    body: ([id]) => ({ id, status }),
    describe: (_, [id]) => `The product ${id} is ${status.replace('_', ' ')}.`,
  }
}

const stockCommand = {
  path: '/api/operator/stock',
  describe: ({ stock: { id, price, quantity } }) =>
    `The variant ${id} costs ${price} rials; ${quantity} lie in store.`,
}

/** By area and action: the arguments, the call that is made of them, and what is printed of its answer. */
export const commands = {
  waiting,
  order: {
    show: showCommands.order,
    advance: transitionCommand(
      'next',
      'one step on its way; a tracking code is taken from ready_for_send on',
      ['note', 'tracking'],
    ),
    cancel: transitionCommand('cancel_store', 'gives goods and money back'),
    'cancel-support': transitionCommand('cancel_operator', 'the same, told as what support did'),
  },
  refer: {
    show: showCommands.refer,
    accept: transitionCommand('refer_accept', 'the goods may come back'),
    reject: transitionCommand('refer_reject', 'they may not'),
    returned: transitionCommand('returned', 'the goods are here'),
    done: transitionCommand('refer_done', 'goods to the shelf, money to the wallet'),
  },
  ticket: {
    show: showCommands.ticket,
    reply: {
      path: '/api/operator/ticket',
      args: ['ticket id', 'text'],
      help: "the shop's word in it",
      body: ([id, message]) => ({ id, message }),
      describe: (_, [id]) => `The ticket ${id} is answered.`,
    },
  },
  comment: {
    show: showCommands.comment,
    approve: moderateCommand('comment', '/api/operator/comment', true),
    reject: moderateCommand('comment', '/api/operator/comment', false),
  },
  question: {
    show: showCommands.question,
    answer: {
      path: '/api/operator/question',
      args: ['question id', 'text'],
      help: 'the shop answers; both are seen at once',
      body: ([id, answer]) => ({ id, answer }),
      describe: (_, [id]) => `The question ${id} is answered.`,
    },
    approve: moderateCommand('question', '/api/operator/question', true),
    reject: moderateCommand('question', '/api/operator/question', false),
  },
  product: {
    price: {
      ...stockCommand,
      args: ['variant id', 'rials'],
      help: 'what one variant costs',
      body: ([id, price]) => ({ stock_id: id, price }),
    },
    stock: {
      ...stockCommand,
      args: ['variant id', 'quantity'],
      help: 'how many of one variant lie in store',
      body: ([id, quantity]) => ({ stock_id: id, quantity }),
    },
    publish: statusCommand('published', 'shows and sells it'),
    soon: statusCommand('coming_soon', 'shows it; it is sold later'),
    hide: statusCommand('hidden', 'nobody sees it'),
    remove: statusCommand('removed', 'gone for good; its address says so'),
  },
  contact,
  post,
  'post-comment': postComment,
  report,
  holiday,
  staff,
  redirect,
}
