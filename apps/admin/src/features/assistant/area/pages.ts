import { AddAnswerPage } from '../custom-answers/add-answer-page.tsx';
import { AnswerListPage } from '../custom-answers/answer-list-page.tsx';
import { EditAnswerPage } from '../custom-answers/edit-answer-page.tsx';
import { InstructionsPage } from '../instructions/instructions-page.tsx';
import { ProductListPage } from '../products/product-list-page.tsx';
import { AssistantSettingsPage } from '../settings/settings-page.tsx';
import { DataSourcesPage } from '../sources/data-sources-page.tsx';
import { PageListPage } from '../store-pages/page-list-page.tsx';
import { PagePage } from '../store-pages/page-page.tsx';
import { TestPage } from '../test/test-page.tsx';
import { reactions } from './apply-event.ts';
import { AreaStart } from './area-tabs.tsx';

const pages = {
  start: AreaStart,
  instruction: InstructionsPage,
  sources: DataSourcesPage,
  pages: PageListPage,
  onePage: PagePage,
  answers: AnswerListPage,
  addAnswer: AddAnswerPage,
  editAnswer: EditAnswerPage,
  products: ProductListPage,
  settings: AssistantSettingsPage,
  test: TestPage,
};

/** What comes when it is wanted. */
export const area = { pages, reactions };
