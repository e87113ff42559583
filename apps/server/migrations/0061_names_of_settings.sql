-- Settings stand under the names of the specification, section 3.
update shops set widget = (widget - 'workingHours' - 'botName' - 'botWelcome' - 'quickReplies')
  || jsonb_strip_nulls(jsonb_build_object(
    'timeZone', widget #> '{workingHours,timeZone}',
    'customTime', (
      select jsonb_agg(jsonb_build_object(
        'label', (array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])[at],
        'isSelect', day -> 'open', 'timeStart', day -> 'start', 'timeEnd', day -> 'end') order by at)
      from jsonb_array_elements(widget #> '{workingHours,days}') with ordinality as days (day, at)
    ),
    'isShowBreakTime', case when jsonb_typeof(widget #> '{workingHours,breakTime}') = 'object' then true end,
    'startTimeBreak', widget #> '{workingHours,breakTime,start}',
    'endTimeBreak', widget #> '{workingHours,breakTime,end}',
    'aiAssistantSettings', case when widget ?| array['botName', 'botWelcome', 'aiAssistantSettings'] then
      coalesce(widget -> 'aiAssistantSettings', '{}') || jsonb_strip_nulls(jsonb_build_object(
        'botName', widget -> 'botName', 'welcomeMessage', widget -> 'botWelcome')) end,
    'quickReplySettings', case when widget ? 'quickReplies' then jsonb_build_object('suggestionFAQs', (
      select coalesce(jsonb_agg(jsonb_build_object('question', question) order by at), '[]')
      from jsonb_array_elements(widget -> 'quickReplies') with ordinality as questions (question, at))) end
  ));
