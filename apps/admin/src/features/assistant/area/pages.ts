import { AddAnswerPage } from '../custom-answers/add-answer-page.tsx';
import { AnswerListPage } from '../custom-answers/answer-list-page.tsx';
import { EditAnswerPage } from '../custom-answers/edit-answer-page.tsx';
import { FileListPage, FilePage } from '../documents/file-pages.tsx';
import { WebListPage, WebPage } from '../documents/web-pages.tsx';
import { ConflictsPage } from '../optimize/conflicts-page.tsx';
import { OptimizePage } from '../optimize/optimize-page.tsx';
import { QuestionPage } from '../optimize/question-page.tsx';
import { LogPage } from '../log/log-page.tsx';
import { TurnPage } from '../log/turn-page.tsx';
import { DiscountsPage } from '../discounts/discounts-page.tsx';
import { HandOffPage } from '../hand-off/hand-off-page.tsx';
import { InstructionsPage } from '../instructions/instructions-page.tsx';
import { ProductFaqPage } from '../product-faqs/product-faq-page.tsx';
import { ProductListPage } from '../products/product-list-page.tsx';
import { AddScenarioPage } from '../scenarios/add-scenario-page.tsx';
import { EditScenarioPage } from '../scenarios/edit-scenario-page.tsx';
import { RuleListPage } from '../recommendations/rule-list-page.tsx';
import { RulePage } from '../recommendations/rule-page.tsx';
import { AddRulePage, EditRulePage } from '../recommendations/rule-pages.tsx';
import { ScenarioListPage } from '../scenarios/scenario-list-page.tsx';
import { GuideListPage } from '../size-guides/guide-list-page.tsx';
import { AddGuidePage, EditGuidePage } from '../size-guides/guide-pages.tsx';
import { AssistantSettingsPage } from '../settings/settings-page.tsx';
import { QuickAnswerPage } from '../quick-answers/quick-answer-page.tsx';
import { QuickAnswersPage } from '../quick-answers/quick-answers-page.tsx';
import { QualityPage } from '../quality/quality-page.tsx';
import { DataSourcesPage } from '../sources/data-sources-page.tsx';
import { PageListPage } from '../store-pages/page-list-page.tsx';
import { PagePage } from '../store-pages/page-page.tsx';
import { AddCasePage } from '../suite/cases/add-case-page.tsx';
import { CasePage } from '../suite/cases/case-page.tsx';
import { SuitePage } from '../suite/suite-page.tsx';
import { TestPage } from '../test/test-page.tsx';
import { UsagePage } from '../usage/usage-page.tsx';
import { reactions } from './apply-event.ts';
import { AreaStart, OldStart } from './area-tabs.tsx';

const pages = {
  start: AreaStart,
  instruction: InstructionsPage,
  conflicts: ConflictsPage,
  optimize: OptimizePage,
  openQuestion: QuestionPage,
  sources: DataSourcesPage,
  pages: PageListPage,
  onePage: PagePage,
  answers: AnswerListPage,
  addAnswer: AddAnswerPage,
  editAnswer: EditAnswerPage,
  files: FileListPage,
  oneFile: FilePage,
  web: WebListPage,
  oneWebPage: WebPage,
  products: ProductListPage,
  productFaq: ProductFaqPage,
  recommendations: RuleListPage,
  addRecommendation: AddRulePage,
  editRecommendation: EditRulePage,
  oneRecommendation: RulePage,
  scenarios: ScenarioListPage,
  addScenario: AddScenarioPage,
  editScenario: EditScenarioPage,
  guides: GuideListPage,
  addGuide: AddGuidePage,
  editGuide: EditGuidePage,
  log: LogPage,
  turn: TurnPage,
  quality: QualityPage,
  quickAnswers: QuickAnswersPage,
  oldStart: OldStart,
  quickAnswer: QuickAnswerPage,
  usage: UsagePage,
  discounts: DiscountsPage,
  handOff: HandOffPage,
  settings: AssistantSettingsPage,
  test: TestPage,
  suite: SuitePage,
  addCase: AddCasePage,
  oneCase: CasePage,
};

/** What comes when it is wanted. */
export const area = { pages, reactions };
